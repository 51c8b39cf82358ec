# puluc_fonts: the faces, cut down by web/fonts/subset.mjs in Node, as C++ arrays and tables of widths.
find_program(PULUC_NODE node REQUIRED NO_CMAKE_FIND_ROOT_PATH)
if(NOT EXISTS ${PROJECT_SOURCE_DIR}/node_modules/subset-font)
  message(FATAL_ERROR "The fonts come from npm packages: run npm ci first (./dev does).")
endif()
set(fonts ${PROJECT_BINARY_DIR}/fonts)
add_custom_command(
  OUTPUT ${fonts}/face_metrics.cpp ${fonts}/face_files.cpp
  COMMAND ${PULUC_NODE} ${PROJECT_SOURCE_DIR}/web/fonts/subset.mjs ${fonts}
  DEPENDS web/fonts/subset.mjs web/fonts/sfnt.mjs package-lock.json
  COMMENT "Cutting the fonts down"
  VERBATIM)
add_library(puluc_fonts STATIC ${fonts}/face_metrics.cpp ${fonts}/face_files.cpp)
target_link_libraries(puluc_fonts PRIVATE puluc_lean)
