// What ImGui's renderer is told of WebGL's state. It asks for some twenty parts of it before each picture, to
// put them back afterwards, and each question waits until the graphics process has drawn all that came
// before. Here nobody else draws, so nothing has to be put back: it gets the state that a new context has.
#include <GLES3/gl3.h>

extern "C" {

// In the place of glGetIntegerv (cmake/Platform.cmake).
void puluc_gl_integer(GLenum name, GLint* value) {
    switch (name) {
    case GL_MAJOR_VERSION: *value = 3; break;
    case GL_ACTIVE_TEXTURE: *value = GL_TEXTURE0; break;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA: *value = GL_FUNC_ADD; break;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX: value[0] = value[1] = value[2] = value[3] = 0; break;
    default: *value = 0;
    }
}

// In the place of glIsEnabled.
GLboolean puluc_gl_enabled(GLenum /*name*/) { return GL_FALSE; }

} // extern "C"
