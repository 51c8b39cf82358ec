# The program with a window: puluc-app.js and .wasm for the page, puluc_desktop natively.
# web/platform/*_web.cpp is for the page alone, *_native.cpp for the desktop alone.
file(GLOB platform_sources CONFIGURE_DEPENDS web/platform/*.cpp)
if(NOT platform_sources)
  return()
endif()
puluc_need_sdl2()
puluc_need_imgui_platform()

if(NOT EMSCRIPTEN)
  list(FILTER platform_sources EXCLUDE REGEX "_web\\.cpp$")
  add_executable(puluc_desktop ${platform_sources})
  target_link_libraries(puluc_desktop PRIVATE puluc_lean puluc_view imgui_platform)
  puluc_lint(puluc_desktop)
  return()
endif()

list(FILTER platform_sources EXCLUDE REGEX "_native\\.cpp$")
add_executable(puluc_web ${platform_sources})
set_target_properties(puluc_web PROPERTIES OUTPUT_NAME puluc-app)
target_link_libraries(puluc_web PRIVATE puluc_lean puluc_view imgui_platform)
# A module whose default export makes the program: createPuluc({canvas}). No eval and no new Function, for strict
# content security policies. The bridge's functions are exported where they are written (EMSCRIPTEN_KEEPALIVE).
target_link_options(puluc_web PRIVATE
  -sENVIRONMENT=web -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createPuluc -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=256KB -sMALLOC=emmalloc
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToNewUTF8,HEAPU8
  $<$<CONFIG:Debug>:-sASSERTIONS=2> $<$<CONFIG:Debug>:-g>)
if(PULUC_CLOSURE)
  target_link_options(puluc_web PRIVATE --closure=1)
  # The pinned compiler from package-lock.json, whichever Emscripten this is.
  set_target_properties(puluc_web PROPERTIES RULE_LAUNCH_LINK
    "${CMAKE_COMMAND} -E env EM_CLOSURE_COMPILER=${PROJECT_SOURCE_DIR}/node_modules/.bin/google-closure-compiler")
endif()
