// Puluc. One program, handed to whoever runs it: on the web the page starts it when it is ready
// (bridge_web.cpp), on a desktop it starts at once (bridge_native.cpp). What happens in a frame is told in
// program.cpp.
#include "web/platform/bridge.hpp"

int main(int argc, char** argv) {
    // It outlives main(): on the web that returns at once, and the page goes on calling.
    static puluc::platform::Program program;
    return puluc::platform::run(program, argc, argv);
}
