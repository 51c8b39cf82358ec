# Run by the target site: cmake -D source= -D program= -D work= -D pages= -D site= -D table= -D imgui= -D sdl2= -D node= -D address=
# -P assemble_site.cmake
# Every file of the site is named here: the page from shell.html, its script in one file, the program, the licences, the
# pages that web/pages/build.mjs has made, the source; and last the worker that keeps them all for when there is no network.
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND git -C ${source} rev-parse --short HEAD
  OUTPUT_VARIABLE VERSION OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(VERSION dev)
endif()
set(ADDRESS "${address}")
# One content security policy for every page.
file(READ ${source}/web/page/policy.txt POLICY)
string(STRIP "${POLICY}" POLICY)
file(READ ${source}/web/page/mirror.html MIRROR)
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

# bundle(<module> <name>): a script or style sheet with all that it imports as one file of the site: a page that asks for
# each in turn waits for each in turn.
macro(bundle module name)
  execute_process(COMMAND ${source}/node_modules/.bin/esbuild ${source}/web/page/${module} --bundle --minify --format=esm
    --target=es2022 --charset=utf8 --external:./puluc-app.js --external:./puluc-table.js --external:./puluc-live.js
    --alias:diagram-parts=${work}/diagram-parts.json --alias:board-style=${work}/puluc_board.css --alias:colours=${work}/colours.css
    --external:./fonts/* ${ARGN}
    --outfile=${site}/${name} --log-level=warning COMMAND_ERROR_IS_FATAL ANY)
  list(APPEND wanted ${name})
endmacro()
foreach(name play.js table_worker.js rules.js puzzles.js embedding.js)
  bundle(${name} ${name} --loader:.css=text)
endforeach()
bundle(board/board.js board.js --loader:.css=text)
bundle(board/puluc_board.js puluc-board.js --loader:.css=text)
bundle(board/live.js puluc-live.js --loader:.css=text)
bundle(page.css page.css)
bundle(pages.css pages.css)
foreach(file icon.svg manifest.webmanifest)
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

file(GLOB_RECURSE made RELATIVE ${pages} ${pages}/*)
foreach(file ${made})
  place(${pages}/${file} ${file})
endforeach()

# What the site was made from, for those who want to read or change it.
execute_process(COMMAND ${CMAKE_COMMAND} -E tar czf ${site}/source.tar.gz --mtime=2000-01-01 .ci .clang-format .clang-tidy .github
  .gitignore CMakeLists.txt CMakePresets.json LICENSE README.md cmake dev docs engine package-lock.json package.json shell.html
  tests web WORKING_DIRECTORY ${source} COMMAND_ERROR_IS_FATAL ANY)
list(APPEND wanted source.tar.gz service-worker.js)

# What an earlier build left and nothing names any more.
file(GLOB_RECURSE present RELATIVE ${site} ${site}/*)
foreach(file ${present})
  if(NOT file IN_LIST wanted)
    file(REMOVE ${site}/${file})
  endif()
endforeach()

execute_process(COMMAND ${node} ${source}/web/pages/worker.mjs ${site} COMMAND_ERROR_IS_FATAL ANY)
