# The flags of our own code, carried by two targets: puluc_flags (everything) and puluc_lean (what ships in
# the page: no exceptions, no run-time type information). Libraries from outside get neither.
add_library(puluc_flags INTERFACE)
target_compile_features(puluc_flags INTERFACE cxx_std_20)
target_include_directories(puluc_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(puluc_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion $<$<BOOL:${PULUC_WERROR}>:-Werror>)
# GCC 12 takes std::string's own copying for an overlap when it optimises.
target_compile_options(puluc_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)

add_library(puluc_lean INTERFACE)
target_link_libraries(puluc_lean INTERFACE puluc_flags)
target_compile_options(puluc_lean INTERFACE -fno-exceptions -fno-rtti)

if(EMSCRIPTEN)
  # The page is small first; the engine asks for speed itself. Both machine options are in every browser with WebGL 2, and
  # without them each conversion to a whole number and each copy costs code.
  set(CMAKE_C_FLAGS_MINSIZEREL "-Oz -DNDEBUG")
  set(CMAKE_CXX_FLAGS_MINSIZEREL "-Oz -DNDEBUG")
  add_compile_options(-mbulk-memory -mnontrapping-fptoint)
  add_link_options(-mbulk-memory -mnontrapping-fptoint)
endif()

# Debug builds run whole games and count millions of positions: -Og keeps them quick and still readable in a debugger.
if(NOT EMSCRIPTEN)
  string(APPEND CMAKE_CXX_FLAGS_DEBUG " -Og")
endif()

if(PULUC_SANITIZERS)
  # A report names lines, no variables, and what names those is half of the compiler's work.
  string(REPLACE "-g " "-g1 " CMAKE_CXX_FLAGS_DEBUG "${CMAKE_CXX_FLAGS_DEBUG} ")
  # vptr checks need run-time type information, which puluc_lean leaves out. What null and object-size checks find, the
  # address sanitizer stops as well, alignment has no casts to go wrong in, and the three are more than half of the compiler's work.
  add_compile_options(-fsanitize=${PULUC_SANITIZERS} -fno-sanitize=vptr,null,object-size,alignment -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${PULUC_SANITIZERS})
endif()

if(PULUC_LIBFUZZER)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# From 4.0.23 on, Emscripten's link-time optimisation fails where code without exceptions meets code with them.
if(PULUC_LTO AND NOT (EMSCRIPTEN AND EMSCRIPTEN_VERSION VERSION_GREATER_EQUAL 4))
  add_compile_options(-flto)
  add_link_options(-flto)
endif()

if(PULUC_LINT)
  find_program(PULUC_CLANG_TIDY clang-tidy REQUIRED)
endif()

# Gives our targets (not the libraries) to clang-tidy as they compile, so that Ninja lints just what changed.
function(puluc_lint)
  if(PULUC_LINT)
    set_target_properties(${ARGN} PROPERTIES CXX_CLANG_TIDY "${PULUC_CLANG_TIDY};--quiet;--warnings-as-errors=*;--extra-arg=-Wno-unknown-warning-option")
  endif()
endfunction()

# Compiles the sources of our targets several at a time: the headers that they share are most of the work.
function(puluc_unity)
  set_target_properties(${ARGN} PROPERTIES UNITY_BUILD ${PULUC_UNITY} UNITY_BUILD_BATCH_SIZE 8)
endfunction()

# Makes a program of ours run in Node, with exceptions and the real file system.
function(puluc_node_program target)
  target_compile_options(${target} PRIVATE -fexceptions)
  target_link_options(${target} PRIVATE -fexceptions -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1MB)
endfunction()
