// What each sound is made of: wood, clay and a small ocarina, from oscillators and noise. One function for each name of
// web/ui/effect.hpp's Sound. The loudest peaks are near 1 before the volume; all are over within two seconds.

/** @typedef {(audio: BaseAudioContext, out: AudioNode, at: number) => void} Instrument */

/** A gain that starts at once and dies away within `seconds`. */
function dying(audio, out, at, peak, seconds) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  gain.connect(out);
  return gain;
}

/** One second of noise for each audio context, made when it is first needed. @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

function noiseOf(/** @type {BaseAudioContext} */ audio) {
  let buffer = noises.get(audio);
  if (!buffer) {
    buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noises.set(audio, buffer);
  }
  return buffer;
}

/** A burst of noise around a pitch: what a knock has beside its tone. */
function rustle(audio, out, at, pitch, sharpness, peak, seconds) {
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: sharpness });
  source.connect(filter).connect(dying(audio, out, at, peak, seconds));
  source.start(at, Math.random() * 0.5, seconds);
}

/** A tone that glides from one pitch to another while it dies away. */
function tone(audio, out, at, from, to, peak, seconds, /** @type {OscillatorType} */ type = 'sine') {
  const source = new OscillatorNode(audio, { type, frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds * 0.6);
  source.connect(dying(audio, out, at, peak, seconds));
  source.start(at);
  source.stop(at + seconds);
}

/** A stick of wood against another. */
function clack(audio, out, at, pitch, peak) {
  tone(audio, out, at, pitch, pitch * 0.93, peak * 0.5, 0.07, 'triangle');
  tone(audio, out, at, pitch * 2.76, pitch * 2.6, peak * 0.22, 0.035);
  rustle(audio, out, at, pitch * 1.9, 2.5, peak * 0.8, 0.03);
}

/** A piece of clay put down. */
function thud(audio, out, at, pitch, peak) {
  tone(audio, out, at, pitch, pitch * 0.62, peak * 0.8, 0.13);
  rustle(audio, out, at, pitch * 4, 0.9, peak * 0.35, 0.045);
}

/** A plucked reed. */
function pluck(audio, out, at, pitch, peak) {
  tone(audio, out, at, pitch, pitch, peak * 0.6, 0.4, 'triangle');
  tone(audio, out, at, pitch * 3, pitch * 3, peak * 0.12, 0.15);
}

/** A note of the ocarina: a soft start, a little breath and a little wavering. */
function ocarina(audio, out, at, pitch, peak, seconds) {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const waver = new OscillatorNode(audio, { type: 'sine', frequency: 5.2 });
  const depth = new GainNode(audio, { gain: pitch * 0.006 });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak * 0.6, at + 0.04);
  gain.gain.setTargetAtTime(0, at + seconds * 0.7, seconds * 0.12);
  waver.connect(depth).connect(source.frequency);
  source.connect(gain).connect(out);
  for (const node of [source, waver]) {
    node.start(at);
    node.stop(at + seconds * 1.4);
  }
  rustle(audio, out, at, pitch * 2, 4, peak * 0.08, seconds * 0.5);
}

/** Notes of a five-tone scale, in hertz. */
const note = { e4: 329.6, g4: 392, a4: 440, c5: 523.3, d5: 587.3, e5: 659.3, g5: 784, a5: 880 };

/** @type {Record<string, Instrument>} */
export const instruments = {
  tumble: (audio, out, at) => {
    for (let i = 0; i < 9; i++) {
      const when = at + i * 0.062 + Math.random() * 0.03;
      clack(audio, out, when, 620 + Math.random() * 420, 0.16 + Math.random() * 0.16);
    }
  },
  land: (audio, out, at) => {
    [0, 0.045, 0.075, 0.13].forEach((later, i) => clack(audio, out, at + later, 470 + 60 * i, 0.5 - 0.08 * i));
  },
  lift: (audio, out, at) => tone(audio, out, at, 300, 430, 0.16, 0.09),
  step: (audio, out, at) => thud(audio, out, at, 190, 0.6),
  enter: (audio, out, at) => {
    thud(audio, out, at, 165, 0.5);
    thud(audio, out, at + 0.09, 210, 0.6);
  },
  capture: (audio, out, at) => {
    thud(audio, out, at, 140, 0.8);
    clack(audio, out, at + 0.02, 380, 0.5);
    clack(audio, out, at + 0.11, 300, 0.4);
  },
  free: (audio, out, at) => {
    [note.a4, note.c5, note.e5].forEach((pitch, i) => pluck(audio, out, at + 0.075 * i, pitch, 0.35));
  },
  return_home: (audio, out, at) => {
    ocarina(audio, out, at, note.e4, 0.3, 0.16);
    ocarina(audio, out, at + 0.16, note.a4, 0.32, 0.28);
  },
  kill: (audio, out, at) => {
    tone(audio, out, at, 96, 42, 0.9, 0.5);
    rustle(audio, out, at, 180, 0.7, 0.4, 0.16);
    thud(audio, out, at + 0.17, 80, 0.5);
  },
  win: (audio, out, at) => {
    const melody = [note.a4, note.c5, note.d5, note.e5, note.a5];
    melody.forEach((pitch, i) => ocarina(audio, out, at + 0.16 * i, pitch, 0.4, i === 4 ? 0.8 : 0.18));
    clack(audio, out, at, 520, 0.25);
    clack(audio, out, at + 0.64, 520, 0.25);
  },
  lose: (audio, out, at) => {
    [note.e5, note.c5, note.a4].forEach((pitch, i) => ocarina(audio, out, at + 0.26 * i, pitch / 2, 0.35, i === 2 ? 0.7 : 0.26));
  },
  refuse: (audio, out, at) => {
    thud(audio, out, at, 110, 0.4);
    thud(audio, out, at + 0.1, 100, 0.35);
  },
};
