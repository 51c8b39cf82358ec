// Result<T, E>: a value, or the reason why there is none. For data from outside that may be bad; a broken
// precondition is an assert instead, and nothing here throws.
#pragma once
#include <cassert>
#include <cstddef>
#include <utility>
#include <variant>

namespace puluc {

template <class T, class E>
class [[nodiscard]] Result {
  public:
    Result(T value) : either_(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : either_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return either_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value; only where ok().
    [[nodiscard]] const T& value() const { return *get<0>(either_); }
    [[nodiscard]] T& value() { return *get<0>(either_); }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// The reason; only where not ok().
    [[nodiscard]] const E& error() const { return *get<1>(either_); }

  private:
    template <std::size_t I, class Either>
    static auto* get(Either& either) {
        auto* found = std::get_if<I>(&either);
        assert(found);
        return found;
    }
    std::variant<T, E> either_;
};

} // namespace puluc
