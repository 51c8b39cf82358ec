// The program of the page's worker: reads the bytes of a table, so that the page itself never waits. Not
// here: where the bytes come from and where the grades go (web/page/table_worker.js). The one idea: a few
// exports that a worker calls in this order: room, open, read until nothing is left, finish, grades.
#include "engine/table.hpp"
#include <cstdlib>
#include <emscripten.h>

namespace {

constexpr int no_fault = -1;
std::vector<std::uint8_t> bytes;
std::optional<puluc::TableReader> reader;
std::optional<puluc::Table> table;

int number(const puluc::TableError& error) { return static_cast<int>(error.fault); }

} // namespace

extern "C" {

/// Where the bytes of the file belong; nullptr where the memory is short. Begins anew.
EMSCRIPTEN_KEEPALIVE std::uint8_t* table_room(std::size_t size) {
    // The grades, what foretells them and the index come on top.
    constexpr std::size_t beside = puluc::position_count + (std::size_t{4} << 20U);
    void* const room = std::malloc(size + beside);
    if (room == nullptr) return nullptr;
    std::free(room);
    bytes.reserve(size + 1); // a file of no bytes has its place too
    bytes.assign(size, 0);
    return bytes.data();
}

/// -1, or the number of a TableFault.
EMSCRIPTEN_KEEPALIVE int table_open() {
    auto opened = puluc::TableReader::open(std::move(bytes));
    if (!opened) return number(opened.error());
    reader.emplace(std::move(*opened));
    return no_fault;
}

/// Reads on; 0 to 1: how much is read, and 1 only when nothing is left.
EMSCRIPTEN_KEEPALIVE double table_read() {
    constexpr std::uint32_t some = puluc::position_count / 16;
    return reader->read(some) ? std::min(reader->done(), 0.99) : 1;
}

/// -1, or the number of a TableFault.
EMSCRIPTEN_KEEPALIVE int table_finish() {
    auto finished = reader->finish();
    reader.reset();
    if (!finished) return number(finished.error());
    table.emplace(std::move(*finished));
    return no_fault;
}

/// The grades, one byte for each position of the index.
EMSCRIPTEN_KEEPALIVE const std::uint8_t* table_grades() { return table->grades().data(); }

EMSCRIPTEN_KEEPALIVE std::size_t table_size() { return table->grades().size(); }

} // extern "C"
