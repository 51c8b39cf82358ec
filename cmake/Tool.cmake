# puluc: the command line. With Emscripten it is puluc.js, the same program for Node.
file(GLOB tool_sources CONFIGURE_DEPENDS engine/tools/*.cpp web/tools/*.cpp)
puluc_need_cli11()
puluc_need_json()
add_executable(puluc ${tool_sources})
target_link_libraries(puluc PRIVATE puluc_flags puluc_ui cli11 nlohmann_json)
# The headers of its libraries are most of the work: compiled once for several commands, not once for each.
set_target_properties(puluc PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 10)
# Its readers are the engine's, which the sanitizers watch in the suites and the fuzz targets.
if(PULUC_SANITIZERS)
  set_target_properties(puluc PROPERTIES EXCLUDE_FROM_ALL ON)
endif()
if(EMSCRIPTEN)
  puluc_node_program(puluc)
  target_link_options(puluc PRIVATE -O3)
else()
  find_package(Threads REQUIRED)
  target_link_libraries(puluc PRIVATE Threads::Threads)
  # The table that the site ships. Made anew when the engine changes, not with every change of a command.
  add_custom_command(OUTPUT puluc.table COMMAND puluc solve --out puluc.table DEPENDS puluc_engine
    COMMENT "Solving the game" USES_TERMINAL VERBATIM)
  add_custom_target(table DEPENDS puluc.table)
endif()
