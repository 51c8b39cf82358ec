# Where the libraries come from. First found wins:
#   1. the folder in <NAME>_DIR, as a CMake or an environment variable (PULUC_IMGUI_DIR, PULUC_SDL2_DIR, ...)
#   2. the cache that cmake/setup-debian.sh fills (sources), or the system's headers (Debian's -dev packages)
#   3. FetchContent, pinned by hash or by commit (needs the network)
include(FetchContent)
set(FETCHCONTENT_QUIET ON)
include(${CMAKE_CURRENT_LIST_DIR}/Sdl2Emscripten.cmake)

if(DEFINED ENV{XDG_CACHE_HOME})
  set(PULUC_CACHE "$ENV{XDG_CACHE_HOME}/puluc")
else()
  set(PULUC_CACHE "$ENV{HOME}/.cache/puluc")
endif()

# Sets <out> to the first given folder that holds <probe>, or to the empty string.
function(puluc_locate out probe)
  foreach(folder ${ARGN})
    if(EXISTS "${folder}/${probe}")
      set(${out} "${folder}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  set(${out} "" PARENT_SCOPE)
endfunction()

# puluc_need_headers(<target> <variable> <probe> <path in archive> <url> <sha256>): a header-only library as
# a system include. The system's headers are linked into a folder of their own, since a cross compiler must not see /usr/include.
function(puluc_need_headers target variable probe subfolder url hash)
  puluc_locate(folder ${probe} "${${variable}}" "$ENV{${variable}}")
  if(NOT folder)
    puluc_locate(system ${probe} /usr/include /usr/local/include /opt/homebrew/include)
    if(system)
      cmake_path(GET probe PARENT_PATH first)
      set(folder ${PROJECT_BINARY_DIR}/headers/${target})
      file(MAKE_DIRECTORY ${folder})
      file(CREATE_LINK ${system}/${first} ${folder}/${first} SYMBOLIC)
    endif()
  endif()
  if(NOT folder)
    FetchContent_Declare(${target}_archive URL ${url} URL_HASH SHA256=${hash} DOWNLOAD_EXTRACT_TIMESTAMP TRUE
      SOURCE_SUBDIR unpack-only)
    FetchContent_MakeAvailable(${target}_archive)
    set(folder ${${target}_archive_SOURCE_DIR}/${subfolder})
  endif()
  message(STATUS "${target}: ${folder}")
  add_library(${target} INTERFACE)
  target_include_directories(${target} SYSTEM INTERFACE ${folder})
endfunction()

function(puluc_need_doctest)
  puluc_need_headers(doctest PULUC_DOCTEST_DIR doctest/doctest.h .
    https://github.com/doctest/doctest/archive/refs/tags/v2.4.11.tar.gz
    632ed2c05a7f53fa961381497bf8069093f0d6628c5f26286161fbd32a560186)
endfunction()

function(puluc_need_cli11)
  puluc_need_headers(cli11 PULUC_CLI11_DIR CLI/CLI.hpp include
    https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.3.2.tar.gz
    aac0ab42108131ac5d3344a9db0fdf25c4db652296641955720a4fbe52334e22)
endfunction()

function(puluc_need_json)
  puluc_need_headers(nlohmann_json PULUC_JSON_DIR nlohmann/json.hpp include
    https://github.com/nlohmann/json/releases/download/v3.11.2/json.tar.xz
    8c4b26bf4b422252e13f332bc5e388ec0ab5c3443d24399acb675e68278d341f)
endfunction()

# Sets <out> to a copy of imgui_draw.cpp without the bytes of ImGui's built-in font, which the game never shows:
# 9 KB of what a page loads, and 1.90.1 has no switch for it.
function(puluc_without_built_in_font out imgui_draw)
  file(READ ${imgui_draw} text)
  string(FIND "${text}" "proggy_clean_ttf_compressed_data_base85[" start)
  if(start EQUAL -1)
    message(FATAL_ERROR "${imgui_draw}: the built-in font is not where 1.90.1 has it")
  endif()
  string(SUBSTRING "${text}" 0 ${start} before)
  string(SUBSTRING "${text}" ${start} -1 font)
  string(FIND "${font}" "\";\n" end)
  string(SUBSTRING "${font}" ${end} -1 after)
  set(copy ${PROJECT_BINARY_DIR}/imgui_draw.cpp)
  file(CONFIGURE OUTPUT ${copy} CONTENT "@before@proggy_clean_ttf_compressed_data_base85[] = \"@after@" @ONLY)
  set(${out} ${copy} PARENT_SCOPE)
endfunction()

# imgui: Dear ImGui alone, no window. Sets PULUC_IMGUI_SOURCE.
function(puluc_need_imgui)
  puluc_locate(source imgui.cpp "${PULUC_IMGUI_DIR}" "$ENV{PULUC_IMGUI_DIR}" "${PULUC_CACHE}/sources/imgui")
  if(NOT source)
    # v1.90.1, by its commit: the hash of the content.
    FetchContent_Declare(imgui_archive GIT_REPOSITORY https://github.com/ocornut/imgui.git
      GIT_TAG d6cb3c923d28dcebb2d8d9605ccc7229ccef19eb SOURCE_SUBDIR unpack-only)
    FetchContent_MakeAvailable(imgui_archive)
    set(source ${imgui_archive_SOURCE_DIR})
  endif()
  message(STATUS "imgui: ${source}")
  set(PULUC_IMGUI_SOURCE ${source} PARENT_SCOPE)
  set(draw ${source}/imgui_draw.cpp)
  if(EMSCRIPTEN)
    puluc_without_built_in_font(draw ${draw})
  endif()
  add_library(imgui STATIC EXCLUDE_FROM_ALL ${source}/imgui.cpp ${draw} ${source}/imgui_tables.cpp ${source}/imgui_widgets.cpp)
  target_include_directories(imgui SYSTEM PUBLIC ${source})
  target_compile_features(imgui PUBLIC cxx_std_20)
  target_compile_definitions(imgui PUBLIC IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
    "ImDrawIdx=unsigned int") # a large board at a high pixel ratio has more than 65535 corners
  target_compile_options(imgui PRIVATE -w -fno-exceptions -fno-rtti)
  if(PULUC_SANITIZERS)
    # Its own code is others' to watch; our use of it is instrumented in our code and in its inline parts.
    target_compile_options(imgui PRIVATE -fno-sanitize=all)
  endif()
endfunction()

# SDL2::SDL2: from source for the page, the system's natively. For the page, sets PULUC_SDL2_SOURCE.
function(puluc_need_sdl2)
  if(NOT EMSCRIPTEN)
    find_package(SDL2 REQUIRED CONFIG)
    return()
  endif()
  puluc_locate(source include/SDL.h "${PULUC_SDL2_DIR}" "$ENV{PULUC_SDL2_DIR}" "${PULUC_CACHE}/sources/SDL2")
  if(NOT source)
    FetchContent_Declare(sdl2_archive DOWNLOAD_EXTRACT_TIMESTAMP TRUE SOURCE_SUBDIR unpack-only
      URL https://github.com/libsdl-org/SDL/releases/download/release-2.32.10/SDL2-2.32.10.tar.gz
      URL_HASH SHA256=5f5993c530f084535c65a6879e9b26ad441169b3e25d789d83287040a9ca5165)
    FetchContent_MakeAvailable(sdl2_archive)
    set(source ${sdl2_archive_SOURCE_DIR})
  endif()
  message(STATUS "SDL2: ${source}")
  set(PULUC_SDL2_SOURCE ${source} PARENT_SCOPE)
  puluc_add_sdl2_emscripten(${source})
endfunction()

# imgui_platform: ImGui's own backends for SDL2 and OpenGL ES 3. After puluc_need_imgui and puluc_need_sdl2.
function(puluc_need_imgui_platform)
  set(backends ${PULUC_IMGUI_SOURCE}/backends)
  add_library(imgui_platform STATIC EXCLUDE_FROM_ALL ${backends}/imgui_impl_sdl2.cpp ${backends}/imgui_impl_opengl3.cpp)
  target_include_directories(imgui_platform SYSTEM PUBLIC ${backends})
  target_compile_definitions(imgui_platform PUBLIC IMGUI_IMPL_OPENGL_ES3)
  target_compile_options(imgui_platform PRIVATE -w -fno-exceptions -fno-rtti)
  target_link_libraries(imgui_platform PUBLIC imgui SDL2::SDL2)
  if(NOT EMSCRIPTEN)
    find_library(PULUC_GLES2 GLESv2 REQUIRED)
    target_link_libraries(imgui_platform PUBLIC ${PULUC_GLES2})
  endif()
endfunction()
