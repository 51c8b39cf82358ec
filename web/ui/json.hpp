// Writes JSON, piece by piece, for the page to read. It puts commas and escapes; that what is opened is
// closed is the caller's care. Reads nothing: the page speaks to the game in intents.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace puluc::ui {

class JsonWriter {
  public:
    JsonWriter& open(char bracket) {
        separate();
        text_ += bracket;
        fresh_ = true;
        return *this;
    }
    JsonWriter& close(char bracket) {
        text_ += bracket;
        fresh_ = false;
        return *this;
    }
    JsonWriter& key(std::string_view name) {
        value(name);
        text_ += ':';
        fresh_ = true;
        return *this;
    }
    JsonWriter& value(std::string_view string);
    JsonWriter& field(std::string_view name, std::string_view string) { return key(name).value(string); }
    JsonWriter& field(std::string_view name, const char* string) { return key(name).value(string); }
    JsonWriter& field(std::string_view name, bool truth) { return key(name).raw(truth ? "true" : "false"); }
    JsonWriter& field(std::string_view name, int number) { return key(name).raw(std::to_string(number)); }
    JsonWriter& field(std::string_view name, double number) {
        return key(name).raw(std::to_string(number)); // six digits after the point
    }
    JsonWriter& strings(std::string_view name, const std::vector<std::string>& list) {
        return key(name).strings(list);
    }
    JsonWriter& strings(const std::vector<std::string>& list) {
        open('[');
        for (const std::string& string : list) value(string);
        return close(']');
    }
    [[nodiscard]] std::string text() const { return text_; }

  private:
    JsonWriter& raw(std::string_view token) {
        separate();
        text_ += token;
        return *this;
    }
    void separate() {
        if (!fresh_) text_ += ',';
        fresh_ = false;
    }

    std::string text_;
    bool fresh_ = true; ///< nothing stands before in this object or list, or a key does
};

} // namespace puluc::ui
