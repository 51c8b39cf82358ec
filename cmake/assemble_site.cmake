# Run by the target site: cmake -D source= -D program= -D site= -D table= -D imgui= -D sdl2= -P assemble_site.cmake
# Every file of the site is named here: the page from shell.html, its script in one file, the program, the licences.
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND git -C ${source} rev-parse --short HEAD
  OUTPUT_VARIABLE VERSION OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(VERSION dev)
endif()
configure_file(${source}/shell.html ${site}/index.html @ONLY)
set(wanted index.html)

# place(<file> <path in the site>)
macro(place file path)
  configure_file(${file} ${site}/${path} COPYONLY)
  list(APPEND wanted ${path})
endmacro()

# bundle(<name>): modules as one file: a page that asks for each in turn waits for each in turn.
macro(bundle name)
  execute_process(COMMAND ${source}/node_modules/.bin/esbuild ${source}/web/page/${name} --bundle --minify --format=esm
    --external:./puluc-app.js --external:./puluc-table.js --outfile=${site}/${name} --log-level=warning
    COMMAND_ERROR_IS_FATAL ANY)
  list(APPEND wanted ${name})
endmacro()
bundle(play.js)
bundle(table_worker.js)
foreach(file page.css icon.svg)
  place(${source}/web/page/${file} ${file})
endforeach()
place(${program}/puluc-app.js puluc-app.js)
place(${program}/puluc-app.wasm puluc-app.wasm)
place(${program}/puluc-table.js puluc-table.js)
place(${program}/puluc-table.wasm puluc-table.wasm)
# Solved natively, in seconds; a site without it plays with estimates.
if(EXISTS ${table})
  place(${table} puluc.table)
endif()
place(${source}/LICENSE licences/Puluc.txt)
place(${imgui}/LICENSE.txt licences/Dear-ImGui.txt)
place(${sdl2}/LICENSE.txt licences/SDL2.txt)
place(${source}/node_modules/@fontsource/alegreya/LICENSE licences/Alegreya.txt)
place(${source}/node_modules/@fontsource/alegreya-sans/LICENSE licences/Alegreya-Sans.txt)

# What an earlier build left and nothing names any more.
file(GLOB_RECURSE present RELATIVE ${site} ${site}/*)
foreach(file ${present})
  if(NOT file IN_LIST wanted)
    file(REMOVE ${site}/${file})
  endif()
endforeach()
