/* Found before SDL's own SDL_config.h: its settings for Emscripten, less the subsystems that the game does not use.
   Sound is the page's (Web Audio), files are the page's (storage), and drawing is GL. */
#ifndef SDL_config_h_
#define SDL_config_h_
#include "SDL_config_emscripten.h"
#undef HAVE_ICONV
#undef HAVE_ICONV_H
#undef HAVE_DLOPEN
#undef SDL_LOADSO_DLOPEN
#define SDL_LOADSO_DUMMY 1
#define SDL_AUDIO_DISABLED 1
#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#define SDL_JOYSTICK_DISABLED 1
#define SDL_JOYSTICK_DUMMY 1
#undef SDL_JOYSTICK_EMSCRIPTEN
#define SDL_SENSOR_DISABLED 1
#define SDL_POWER_DISABLED 1
#undef SDL_POWER_EMSCRIPTEN
#define SDL_FILESYSTEM_DUMMY 1
#undef SDL_FILESYSTEM_EMSCRIPTEN
#define SDL_RENDER_DISABLED 1
#undef SDL_VIDEO_RENDER_OGL_ES2
#endif
