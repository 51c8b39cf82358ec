# Run by the target site: cmake -D source= -D program= -D work= -D site= -D table= -D imgui= -D sdl2= -P assemble_site.cmake
# Every file of the site is named here: the page from shell.html, its script in one file, the program, the licences.
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND git -C ${source} rev-parse --short HEAD
  OUTPUT_VARIABLE VERSION OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(VERSION dev)
endif()
configure_file(${source}/shell.html ${site}/index.html @ONLY)
configure_file(${source}/web/page/board/board.html ${site}/board.html @ONLY)
set(wanted index.html board.html)

# place(<file> <path in the site>)
macro(place file path)
  configure_file(${file} ${site}/${path} COPYONLY)
  list(APPEND wanted ${path})
endmacro()

# The style of <puluc-board> is in its script.
execute_process(COMMAND ${source}/node_modules/.bin/esbuild ${source}/web/page/board/puluc_board.css --minify
  --outfile=${work}/puluc_board.css --log-level=warning COMMAND_ERROR_IS_FATAL ANY)

# bundle(<module> <name>): modules as one file of the site: a page that asks for each in turn waits for each in turn.
macro(bundle module name)
  execute_process(COMMAND ${source}/node_modules/.bin/esbuild ${source}/web/page/${module} --bundle --minify --format=esm
    --target=es2022 --charset=utf8 --external:./puluc-app.js --external:./puluc-table.js --external:./puluc-live.js
    --alias:diagram-parts=${work}/diagram-parts.json --alias:board-style=${work}/puluc_board.css --loader:.css=text
    --outfile=${site}/${name} --log-level=warning COMMAND_ERROR_IS_FATAL ANY)
  list(APPEND wanted ${name})
endmacro()
bundle(play.js play.js)
bundle(table_worker.js table_worker.js)
bundle(board/board.js board.js)
bundle(board/puluc_board.js puluc-board.js)
bundle(board/live.js puluc-live.js)
foreach(file page.css icon.svg)
  place(${source}/web/page/${file} ${file})
endforeach()
place(${source}/web/page/board/board.css board.css)
place(${source}/web/page/board/puluc-board.d.ts puluc-board.d.ts)
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
