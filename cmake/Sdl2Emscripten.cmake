# puluc_add_sdl2_emscripten(<source folder>) -> SDL2::SDL2, SDL compiled for the page: video and events alone.
# SDL's own CMakeLists runs hundreds of compile checks, minutes with emcc; its hand-written Emscripten settings need none.
function(puluc_add_sdl2_emscripten source)
  set(config ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/sdl2)
  # render, joystick, haptic and sensor are there as stubs: ImGui's backend names a few of their functions.
  foreach(part . atomic audio cpuinfo dynapi events file haptic haptic/dummy hidapi joystick joystick/dummy
      libm locale locale/emscripten loadso/dummy main/dummy misc misc/emscripten filesystem/dummy power render
      sensor sensor/dummy stdlib thread thread/generic timer timer/unix video video/dummy video/emscripten video/yuv2rgb)
    file(GLOB files ${source}/src/${part}/*.c)
    list(APPEND sources ${files})
  endforeach()
  add_library(puluc_sdl2 STATIC EXCLUDE_FROM_ALL ${sources} ${config}/no_gl_lookup.c)
  add_library(SDL2::SDL2 ALIAS puluc_sdl2)
  target_include_directories(puluc_sdl2 SYSTEM PUBLIC ${source}/include)
  target_include_directories(puluc_sdl2 BEFORE PRIVATE ${config})
  # -fwrapv: SDL relies on wrapping pointer arithmetic, as Emscripten's own port of it knows.
  target_compile_options(puluc_sdl2 PRIVATE -w -fwrapv -sUSE_SDL=0)
  # SDL_LEAN_AND_MEAN leaves out the software blitters, a third of the program.
  target_compile_definitions(puluc_sdl2 PRIVATE SDL_LEAN_AND_MEAN=1 eglGetProcAddress=puluc_no_gl_lookup)
  target_link_options(puluc_sdl2 INTERFACE -sGL_ENABLE_GET_PROC_ADDRESS=0)
endfunction()
