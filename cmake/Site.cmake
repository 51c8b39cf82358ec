# site: the static site in PULUC_SITE, put together anew with every build (unchanged files are left alone).
set(PULUC_SITE ${PROJECT_SOURCE_DIR}/build/site CACHE PATH "where the site goes")
# What <puluc-board> draws its diagrams with, cut out of the program's own scene.
add_custom_command(OUTPUT diagram-parts.json COMMAND puluc diagram-parts > diagram-parts.json DEPENDS puluc VERBATIM)
add_custom_target(site ALL
  COMMAND ${CMAKE_COMMAND} -D source=${PROJECT_SOURCE_DIR} -D program=$<TARGET_FILE_DIR:puluc_web>
    -D work=${PROJECT_BINARY_DIR} -D site=${PULUC_SITE} -D table=${PROJECT_SOURCE_DIR}/build/release/puluc.table
    -D imgui=${PULUC_IMGUI_SOURCE} -D sdl2=${PULUC_SDL2_SOURCE} -P ${PROJECT_SOURCE_DIR}/cmake/assemble_site.cmake
  DEPENDS ${PROJECT_BINARY_DIR}/diagram-parts.json
  COMMENT "Assembling ${PULUC_SITE}"
  VERBATIM)
add_dependencies(site puluc_web puluc_table_web)
