# Where the libraries come from. First found wins:
#   1. the folder in <NAME>_DIR, as a CMake or an environment variable (PULUC_IMGUI_DIR, PULUC_SDL2_DIR, ...)
#   2. the cache that cmake/setup-debian.sh fills (sources), or the system's headers (Debian's -dev packages)
#   3. FetchContent, pinned by hash or by commit (needs the network)
include(FetchContent)
set(FETCHCONTENT_QUIET ON)

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
