# The test programs. Each runs natively and, with Emscripten, as WASM in Node, through ctest alike.
puluc_need_doctest()

file(GLOB support_sources CONFIGURE_DEPENDS tests/support/*.cpp)
add_library(puluc_test_support STATIC ${support_sources})
target_link_libraries(puluc_test_support PUBLIC puluc_flags puluc_engine doctest)
target_compile_definitions(puluc_test_support PUBLIC PULUC_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
if(EMSCRIPTEN)
  target_compile_options(puluc_test_support PRIVATE -fexceptions)
endif()

# puluc_suite(<name> <folder> <libraries>... [APART <files>]): the doctest program of one folder. Where it takes long, some of
# its files run apart, at the same time: doctest's patterns of their names, with commas between.
function(puluc_suite name folder)
  cmake_parse_arguments(PARSE_ARGV 2 suite "" "APART" "")
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE puluc_test_support ${suite_UNPARSED_ARGUMENTS})
  puluc_unity(${name})
  if(EMSCRIPTEN)
    puluc_node_program(${name})
    # What is tested is how it was compiled; a last round over the whole program takes longer than running it.
    target_link_options(${name} PRIVATE -O1 $<$<BOOL:${PULUC_LTO}>:-Wl,--lto-O1>)
  endif()
  if(suite_APART)
    add_test(NAME ${name}_apart COMMAND ${name} --source-file=${suite_APART})
    add_test(NAME ${name} COMMAND ${name} --source-file-exclude=${suite_APART})
    set_tests_properties(${name} ${name}_apart PROPERTIES COST 100) # the first to start
  else()
    add_test(NAME ${name} COMMAND ${name})
  endif()
endfunction()

# puluc_small_board_suite(<pieces> <spaces> <positions>): the engine once more, for a smaller board by
# tests/small_board/engine/board.hpp, against fractions. It must not meet the engine of the real board in one program.
function(puluc_small_board_suite pieces spaces positions)
  if(NOT TARGET puluc_small_board)
    add_library(puluc_small_board STATIC tests/small_board/exact.cpp tests/support/reference.cpp tests/support/main.cpp)
    target_link_libraries(puluc_small_board PUBLIC puluc_flags doctest)
  endif()
  set(name small_board_${pieces}x${spaces})
  add_executable(${name} tests/small_board/small_board_test.cpp engine/position.cpp engine/index.cpp engine/solver.cpp)
  target_compile_definitions(${name} PRIVATE
    PULUC_PIECES_PER_SIDE=${pieces} PULUC_TRACK_SPACES=${spaces} PULUC_POSITION_COUNT=${positions})
  target_include_directories(${name} BEFORE PRIVATE tests/small_board)
  target_link_libraries(${name} PRIVATE puluc_small_board)
  add_test(NAME ${name} COMMAND ${name})
endfunction()

# puluc_fuzz_targets(<folder> <libraries>...): one program for each <folder>/<name>.cpp, which defines
# LLVMFuzzerTestOneInput. It starts from the inputs in <folder>/corpus/<name>/. Without libFuzzer, our own driver
# replays those and a fixed number of seeded mutations. The target fuzz_targets builds them all.
function(puluc_fuzz_targets folder)
  add_custom_target(fuzz_targets)
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  foreach(source ${sources})
    cmake_path(GET source STEM name)
    set(corpus ${PROJECT_SOURCE_DIR}/${folder}/corpus/${name})
    add_executable(fuzz_${name} ${source})
    target_link_libraries(fuzz_${name} PRIVATE puluc_flags ${ARGN})
    add_dependencies(fuzz_targets fuzz_${name})
    if(PULUC_LIBFUZZER)
      # libFuzzer adds what it finds to the first folder.
      set(found ${PROJECT_BINARY_DIR}/found/${name})
      file(MAKE_DIRECTORY ${found})
      target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
      add_test(NAME fuzz_${name} COMMAND fuzz_${name} -runs=50000 -max_total_time=20 -seed=1 ${found} ${corpus})
    else()
      target_sources(fuzz_${name} PRIVATE ${folder}/replay/replay.cpp)
      add_test(NAME fuzz_${name} COMMAND fuzz_${name} ${corpus})
    endif()
  endforeach()
endfunction()

# The command line as it is called, and the engine beside the program that the tests compare it with.
if(NOT PULUC_SANITIZERS)
  add_test(NAME command_line COMMAND ${PULUC_NODE} --test ${PROJECT_SOURCE_DIR}/tests/tools/puluc.test.mjs
    ${PROJECT_SOURCE_DIR}/tests/tools/pages.test.mjs)
  set_tests_properties(command_line PROPERTIES ENVIRONMENT PULUC=$<TARGET_FILE:puluc>)
endif()
# The commands that need the table, which the site needs anyway: it is made here if it is not there.
if(CMAKE_BUILD_TYPE STREQUAL Release AND NOT EMSCRIPTEN)
  add_test(NAME table COMMAND ${CMAKE_COMMAND} --build ${PROJECT_BINARY_DIR} --target table)
  set_tests_properties(table PROPERTIES FIXTURES_SETUP table)
  add_test(NAME table_commands COMMAND ${PULUC_NODE} --test ${PROJECT_SOURCE_DIR}/tests/tools/table.test.mjs)
  set_tests_properties(table_commands PROPERTIES FIXTURES_REQUIRED table ENVIRONMENT PULUC=$<TARGET_FILE:puluc>)
  set_tests_properties(command_line PROPERTIES FIXTURES_REQUIRED table)
endif()

# What <puluc-board> is made of, without a browser, against the diagrams of the command line.
if(NOT PULUC_SANITIZERS)
  file(GLOB page_tests CONFIGURE_DEPENDS tests/page/*.test.mjs)
  add_test(NAME page COMMAND ${PULUC_NODE} --test ${page_tests})
  set_tests_properties(page PROPERTIES ENVIRONMENT PULUC=$<TARGET_FILE:puluc>)
endif()

add_executable(engine_bench EXCLUDE_FROM_ALL tests/bench/playout_bench.cpp tests/support/reference.cpp)
target_link_libraries(engine_bench PRIVATE puluc_flags puluc_engine)
if(EMSCRIPTEN)
  puluc_node_program(engine_bench)
endif()
