#include "engine/engine_signature.hpp"
#include <doctest/doctest.h>
#include <fstream>

using namespace puluc;

TEST_CASE("the hash is FNV-1a") {
    CHECK(Signature().text() == "cbf29ce484222325");
    Signature signature;
    signature.add("foobar");
    CHECK(signature.text() == "85944171f73967e8");
}

TEST_CASE("every build has the one signature") {
    std::ifstream file(PULUC_TEST_DATA "/signature.txt");
    std::string expected;
    file >> expected;
    CHECK(engine_signature().text() == expected);
}
