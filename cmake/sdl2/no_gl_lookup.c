/* SDL keeps a pointer to eglGetProcAddress, and Emscripten's drags every GL function into the program.
   Nothing here looks a GL function up by name, so SDL gets this one instead. */
void* puluc_no_gl_lookup(const char* name) {
    (void)name;
    return 0;
}
