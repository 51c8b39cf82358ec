#include "engine/tools/files.hpp"
#include "engine/tools/command.hpp"
#include <array>
#include <filesystem>
#include <fstream>

namespace puluc {
namespace {

Fault unwritable(const std::string& path) { return {path + ": cannot be written"}; }

} // namespace

std::vector<std::uint8_t> read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Fault{path + ": cannot be opened"};
    // Not every library says so where it reads a folder.
    if (std::error_code none; std::filesystem::is_directory(path, none)) throw Fault{path + ": is a folder"};
    std::vector<std::uint8_t> bytes;
    std::array<char, 1U << 16U> part{};
    while (file) {
        file.read(part.data(), part.size());
        bytes.insert(bytes.end(), part.begin(), part.begin() + file.gcount());
    }
    if (file.bad()) throw Fault{path + ": cannot be read"};
    return bytes;
}

OutFile::OutFile(std::string path) : path_(std::move(path)) {
    std::error_code none;
    const bool was_there = std::filesystem::exists(path_, none);
    if (!std::ofstream(path_, std::ios::app)) throw unwritable(path_);
    if (!was_there) std::filesystem::remove(path_, none);
}

void OutFile::write(std::string_view content) const {
    std::error_code fault;
    // A device or a pipe is written to as it is.
    const bool whole =
        !std::filesystem::exists(path_, fault) || std::filesystem::is_regular_file(path_, fault);
    const std::string part = whole ? path_ + ".part" : path_;
    std::ofstream file(part, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (!file) throw unwritable(part);
    if (whole) std::filesystem::rename(part, path_, fault);
    if (whole && fault) throw unwritable(path_);
}

} // namespace puluc
