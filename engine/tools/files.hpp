// The files that the commands read and write. Not here: what is in them. The one idea: a file that can't be
// read or written is a Fault that names it.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace puluc {

/// The bytes of a file; throws a Fault where it can't be read.
std::vector<std::uint8_t> read_file(const std::string& path);

/// A file that is written when the work for it is done, but tried before: where nothing can be written, the
/// work is not begun. What the file held stays until then, and nobody ever reads a part of the new content.
class OutFile {
  public:
    /// Throws a Fault where the file can't be written.
    explicit OutFile(std::string path);
    /// Puts this into the file, in place of what it held; throws a Fault where that fails.
    void write(std::string_view content) const;

  private:
    std::string path_;
};

} // namespace puluc
