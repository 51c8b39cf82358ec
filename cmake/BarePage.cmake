# bare_page: the least SDL2 and Dear ImGui page, in build/web/bare, that tests/startup.mjs compares the game's start with.
# The same libraries and flags as the game's.
set(bare ${PROJECT_BINARY_DIR}/bare)
add_executable(bare_page EXCLUDE_FROM_ALL tests/bare/main.cpp)
set_target_properties(bare_page PROPERTIES OUTPUT_NAME bare RUNTIME_OUTPUT_DIRECTORY ${bare})
puluc_page_program(bare_page createBare)
foreach(file index.html bare.css start.js)
  configure_file(tests/bare/${file} ${bare}/${file} COPYONLY)
endforeach()
