# site: the static site in PULUC_SITE, put together anew with every build (unchanged files are left alone).
set(PULUC_SITE ${PROJECT_SOURCE_DIR}/build/site CACHE PATH "where the site goes")
add_custom_target(site ALL
  COMMAND ${CMAKE_COMMAND} -D source=${PROJECT_SOURCE_DIR} -D program=$<TARGET_FILE_DIR:puluc_web> -D site=${PULUC_SITE}
    -D table=${PROJECT_SOURCE_DIR}/build/release/puluc.table
    -D imgui=${PULUC_IMGUI_SOURCE} -D sdl2=${PULUC_SDL2_SOURCE} -P ${PROJECT_SOURCE_DIR}/cmake/assemble_site.cmake
  COMMENT "Assembling ${PULUC_SITE}"
  VERBATIM)
add_dependencies(site puluc_web puluc_table_web)
