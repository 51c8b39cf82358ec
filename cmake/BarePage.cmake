# bare_page: the least SDL2 and Dear ImGui page, in build/web/bare, that tests/startup.mjs compares the game's start with.
# The same libraries and flags as the game's.
set(bare ${PROJECT_BINARY_DIR}/bare)
add_executable(bare_page EXCLUDE_FROM_ALL tests/bare/main.cpp)
set_target_properties(bare_page PROPERTIES OUTPUT_NAME bare RUNTIME_OUTPUT_DIRECTORY ${bare})
target_link_libraries(bare_page PRIVATE puluc_lean imgui_platform)
target_link_options(bare_page PRIVATE
  -sENVIRONMENT=web -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createBare -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sALLOW_MEMORY_GROWTH=1 -sMALLOC=emmalloc)
if(PULUC_CLOSURE)
  target_link_options(bare_page PRIVATE --closure=1)
  set_target_properties(bare_page PROPERTIES RULE_LAUNCH_LINK
    "${CMAKE_COMMAND} -E env EM_CLOSURE_COMPILER=${PROJECT_SOURCE_DIR}/node_modules/.bin/google-closure-compiler")
endif()
foreach(file index.html bare.css start.js)
  configure_file(tests/bare/${file} ${bare}/${file} COPYONLY)
endforeach()
