# The program with a window: puluc-app.js and .wasm for the page, puluc_desktop natively.
# web/platform/*_web.cpp is for the page alone, *_native.cpp for the desktop alone.
file(GLOB platform_sources CONFIGURE_DEPENDS web/platform/*.cpp)
puluc_need_sdl2()
puluc_need_imgui_platform()

# puluc_page_program(<target> <name>): a JavaScript module whose default export <name>({canvas}) starts the program.
# No eval and no new Function, for strict content security policies. What the page may call is exported where it is
# written (EMSCRIPTEN_KEEPALIVE).
function(puluc_page_program target name)
  target_link_libraries(${target} PRIVATE puluc_lean imgui_platform)
  target_link_options(${target} PRIVATE
    -sENVIRONMENT=web -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=${name} -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0
    -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=256KB -sMALLOC=emmalloc
    $<$<CONFIG:Debug>:-sASSERTIONS=2> $<$<CONFIG:Debug>:-g>)
  if(PULUC_CLOSURE)
    target_link_options(${target} PRIVATE --closure=1)
    # The pinned compiler from package-lock.json, whichever Emscripten this is.
    set_target_properties(${target} PROPERTIES RULE_LAUNCH_LINK
      "${CMAKE_COMMAND} -E env EM_CLOSURE_COMPILER=${PROJECT_SOURCE_DIR}/node_modules/.bin/google-closure-compiler")
  endif()
endfunction()

if(EMSCRIPTEN)
  list(FILTER platform_sources EXCLUDE REGEX "_native\\.cpp$")
  add_executable(puluc_web ${platform_sources})
  set_target_properties(puluc_web PROPERTIES OUTPUT_NAME puluc-app)
  # ImGui's renderer, which here asks web/platform/gl_state_web.cpp for the state that it means to put back.
  add_library(imgui_renderer STATIC EXCLUDE_FROM_ALL ${PULUC_IMGUI_SOURCE}/backends/imgui_impl_opengl3.cpp)
  target_compile_definitions(imgui_renderer PRIVATE glGetIntegerv=puluc_gl_integer glIsEnabled=puluc_gl_enabled)
  target_compile_options(imgui_renderer PRIVATE -w -fno-exceptions -fno-rtti)
  target_link_libraries(imgui_renderer PRIVATE imgui_platform)
  target_link_libraries(puluc_web PRIVATE puluc_view imgui_renderer)
  puluc_page_program(puluc_web createPuluc)
  # Asking for each of forty extensions of WebGL 2 waits for the graphics process forty times; none is used.
  target_link_options(puluc_web PRIVATE -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sEXPORTED_FUNCTIONS=_main,_malloc,_free
    -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToNewUTF8,HEAPU8)

  # The reader of the solved game, for the page's worker: no window, no picture.
  add_executable(puluc_table_web web/table/table_program.cpp)
  set_target_properties(puluc_table_web PROPERTIES OUTPUT_NAME puluc-table)
  target_link_libraries(puluc_table_web PRIVATE puluc_lean puluc_engine)
  target_link_options(puluc_table_web PRIVATE --no-entry
    -sENVIRONMENT=worker -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createTableReader -sDYNAMIC_EXECUTION=0
    -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sMALLOC=emmalloc -sEXPORTED_RUNTIME_METHODS=HEAPU8)
else()
  list(FILTER platform_sources EXCLUDE REGEX "_web\\.cpp$")
  add_executable(puluc_desktop ${platform_sources})
  target_link_libraries(puluc_desktop PRIVATE puluc_lean puluc_view imgui_platform)
  puluc_lint(puluc_desktop)
endif()
