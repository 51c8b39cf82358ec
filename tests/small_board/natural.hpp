// Natural numbers of any size, with no more than what an exact solution needs.
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

namespace puluc::exact {

class Natural {
  public:
    explicit Natural(std::uint32_t value) : limbs_{value} { trim(); }

    Natural& operator+=(const Natural& other) {
        limbs_.resize(std::max(limbs_.size(), other.limbs_.size()) + 1);
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < limbs_.size(); ++i) {
            carry += std::uint64_t{limbs_[i]} + (i < other.limbs_.size() ? other.limbs_[i] : 0);
            limbs_[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        return trim();
    }
    /// Only where `other` is not larger.
    Natural& operator-=(const Natural& other) {
        std::int64_t borrow = 0;
        for (std::size_t i = 0; i < limbs_.size(); ++i) {
            borrow += std::int64_t{limbs_[i]} - (i < other.limbs_.size() ? other.limbs_[i] : 0);
            limbs_[i] = static_cast<std::uint32_t>(borrow);
            borrow >>= 32U;
        }
        return trim();
    }
    Natural& operator*=(std::uint64_t factor) {
        Natural high = *this;
        multiply(static_cast<std::uint32_t>(factor));
        high.multiply(static_cast<std::uint32_t>(factor >> 32U));
        high.limbs_.insert(high.limbs_.begin(), 0);
        return *this += high;
    }
    bool operator==(const Natural&) const = default;
    bool operator<(const Natural& other) const {
        if (limbs_.size() != other.limbs_.size()) return limbs_.size() < other.limbs_.size();
        return std::lexicographical_compare(
            limbs_.rbegin(), limbs_.rend(), other.limbs_.rbegin(), other.limbs_.rend());
    }
    bool operator<=(const Natural& other) const { return !(other < *this); }

  private:
    void multiply(std::uint32_t factor) {
        std::uint64_t carry = 0;
        for (std::uint32_t& limb : limbs_) {
            carry += std::uint64_t{limb} * factor;
            limb = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        limbs_.push_back(static_cast<std::uint32_t>(carry));
        trim();
    }
    Natural& trim() {
        while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
        return *this;
    }
    std::vector<std::uint32_t> limbs_; ///< the lowest first, none of them a 0 at the end
};

} // namespace puluc::exact
