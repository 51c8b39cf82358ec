// Playing the game's sounds: when the browser allows it, and at no cost while nothing sounds. What they sound like is
// in instruments.js.

import { instruments } from './instruments.js';

/** A quiet time after which the audio hardware is given back, in milliseconds. */
const rest = 3000;

/**
 * @returns {(name: string, volume: number) => void}  plays a sound at a volume of 0 to 100
 */
export function soundPlayer() {
  /** @type {AudioContext | undefined} */
  let audio;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;

  const wakeUp = () => {
    clearTimeout(resting);
    resting = setTimeout(() => audio?.suspend().catch(() => {}), rest);
    return audio?.resume();
  };
  // A browser lets a page sound only once its person has done something, and some only if it begins just then.
  const gestures = ['pointerup', 'touchend', 'keydown', 'click'];
  const allow = () => {
    gestures.forEach((type) => removeEventListener(type, allow, true));
    try {
      audio = new AudioContext({ latencyHint: 'interactive' });
      wakeUp()?.catch(() => {});
    } catch {
      // No audio here: the game is silent.
    }
  };
  gestures.forEach((type) => addEventListener(type, allow, true));

  return async (name, volume) => {
    if (!audio || volume <= 0 || document.hidden) return;
    try {
      await wakeUp();
      const out = new GainNode(audio, { gain: (volume / 100) ** 2 });
      out.connect(audio.destination);
      instruments[name]?.(audio, out, audio.currentTime + 0.005);
      setTimeout(() => out.disconnect(), rest);
    } catch {
      // The hardware is taken away: the next sound tries again.
    }
  };
}
