# puluc_suite(<name> <folder> <libraries>...): the doctest program of one folder, as one ctest.
# The same program runs natively and, with Emscripten, as WASM in Node.
puluc_need_doctest()
enable_testing()

file(GLOB support_sources CONFIGURE_DEPENDS tests/support/*.cpp)
add_library(puluc_test_support STATIC ${support_sources})
target_link_libraries(puluc_test_support PUBLIC puluc_flags puluc_engine doctest)
target_compile_definitions(puluc_test_support PUBLIC PULUC_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
if(EMSCRIPTEN)
  target_compile_options(puluc_test_support PUBLIC -fexceptions)
  # NODERAWFS: the tests read tests/data by the same path as natively.
  target_link_options(puluc_test_support INTERFACE -fexceptions -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1MB)
endif()

function(puluc_suite name folder)
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  if(NOT sources)
    message(STATUS "${name}: no sources in ${folder}")
    return()
  endif()
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE puluc_test_support ${ARGN})
  add_test(NAME ${name} COMMAND ${name})
endfunction()
