# pages: what a person reads beside the game, with its diagrams, icons and pictures, made by web/pages/build.mjs.
set(PULUC_ADDRESS "" CACHE STRING "where the site will lie, such as https://example.org/puluc/: social previews need it")
set(pages ${PROJECT_BINARY_DIR}/pages)
file(GLOB page_sources CONFIGURE_DEPENDS web/pages/*)
list(APPEND page_sources web/page/board/position.js web/page/board/words.js web/page/board_examples.mjs web/page/filled.js web/page/puzzle_words.mjs
  web/page/tag.mjs
  web/page/icon.svg web/page/policy.txt)
add_custom_command(OUTPUT ${pages}.made
  COMMAND ${PULUC_NODE} ${PROJECT_SOURCE_DIR}/web/pages/build.mjs ${pages} $<TARGET_FILE:puluc> ${PULUC_ADDRESS}
  COMMAND ${CMAKE_COMMAND} -E touch ${pages}.made
  DEPENDS puluc ${page_sources} package-lock.json
  COMMENT "Making the pages"
  VERBATIM)

# site: the static site in PULUC_SITE, put together anew with every build (unchanged files are left alone).
set(PULUC_SITE ${PROJECT_SOURCE_DIR}/build/site CACHE PATH "where the site goes")
# What <puluc-board> draws its diagrams with, cut out of the program's own scene.
add_custom_command(OUTPUT diagram-parts.json COMMAND puluc diagram-parts > diagram-parts.json DEPENDS puluc VERBATIM)
# The colours of every page, those of the program's own themes.
add_custom_command(OUTPUT colours.css COMMAND puluc colours > colours.css DEPENDS puluc VERBATIM)
add_custom_target(site ALL
  COMMAND ${CMAKE_COMMAND} -D source=${PROJECT_SOURCE_DIR} -D program=$<TARGET_FILE_DIR:puluc_web>
    -D work=${PROJECT_BINARY_DIR} -D pages=${pages} -D site=${PULUC_SITE} -D table=${PROJECT_SOURCE_DIR}/build/release/puluc.table
    -D imgui=${PULUC_IMGUI_SOURCE} -D sdl2=${PULUC_SDL2_SOURCE} -D node=${PULUC_NODE} -D address=${PULUC_ADDRESS}
    -P ${PROJECT_SOURCE_DIR}/cmake/assemble_site.cmake
  DEPENDS ${PROJECT_BINARY_DIR}/diagram-parts.json ${PROJECT_BINARY_DIR}/colours.css ${pages}.made
  COMMENT "Assembling ${PULUC_SITE}"
  VERBATIM)
add_dependencies(site puluc_web puluc_table_web)
