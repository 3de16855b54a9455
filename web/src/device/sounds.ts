/** How the sounds of the table are made, out of nothing but tones and noise. */

/** Card on cloth, a trick that is turned over, a soft bell for "your turn", a low grunt for a taken row, the bell of a bull
 * card, praise, a victory, a clock that runs low, and a snort for a face that somebody shows. */
export type SoundName = "card" | "reveal" | "bell" | "grunt" | "bull" | "praise" | "fanfare" | "tick" | "snort";

/** A gain that swells in `attack` seconds to `peak` and dies away until `length`, all of it `later`. */
function envelope(audio: AudioContext, peak: number, attack: number, length: number, later = 0): GainNode {
  const gain = audio.createGain();
  const now = audio.currentTime + later;
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(peak, now + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, into: AudioNode, shape: OscillatorType, from: number, to: number, length: number, later = 0): void {
  const oscillator = audio.createOscillator();
  const now = audio.currentTime + later;
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, now);
  oscillator.frequency.exponentialRampToValueAtTime(to, now + length);
  oscillator.connect(into);
  oscillator.start(now);
  oscillator.stop(now + length);
}

function noise(audio: AudioContext, into: AudioNode, length: number, later = 0): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  samples.getChannelData(0).forEach((_, index, all) => (all[index] = Math.random() * 2 - 1));
  const source = audio.createBufferSource();
  source.buffer = samples;
  source.connect(into);
  source.start(audio.currentTime + later);
}

function filter(audio: AudioContext, into: AudioNode, type: BiquadFilterType, frequency: number): BiquadFilterNode {
  const node = audio.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  node.connect(into);
  return node;
}

function card(audio: AudioContext): void {
  noise(audio, filter(audio, envelope(audio, 0.25, 0.004, 0.09), "lowpass", 1400), 0.09);
  tone(audio, envelope(audio, 0.2, 0.003, 0.07), "sine", 170, 80, 0.07);
}

/** A few cards flip, one just after the other. */
function reveal(audio: AudioContext): void {
  for (const later of [0, 0.05, 0.1, 0.16]) {
    noise(audio, filter(audio, envelope(audio, 0.16, 0.003, 0.06, later), "bandpass", 2600 - later * 6000), 0.06, later);
  }
}

function bell(audio: AudioContext): void {
  tone(audio, envelope(audio, 0.1, 0.008, 1.1), "sine", 784, 784, 1.1);
  tone(audio, envelope(audio, 0.04, 0.004, 0.6), "sine", 2130, 2130, 0.6);
}

function grunt(audio: AudioContext): void {
  const throat = filter(audio, envelope(audio, 0.3, 0.05, 0.42), "lowpass", 420);
  tone(audio, throat, "sawtooth", 104, 62, 0.42);
  tone(audio, throat, "square", 53, 38, 0.42);
}

function snort(audio: AudioContext): void {
  noise(audio, filter(audio, envelope(audio, 0.12, 0.03, 0.16), "bandpass", 900), 0.16);
}

/** The bell around a bull's neck. */
function bull(audio: AudioContext): void {
  for (const later of [0, 0.16]) {
    const clank = filter(audio, envelope(audio, 0.14, 0.003, 0.3, later), "bandpass", 900);
    tone(audio, clank, "square", 587, 580, 0.3, later);
    tone(audio, clank, "square", 845, 838, 0.3, later);
  }
}

/** A string that is plucked, at `pitch` hertz. */
function pluck(audio: AudioContext, pitch: number, length: number, later: number): void {
  tone(audio, envelope(audio, 0.12, 0.006, length, later), "triangle", pitch, pitch, length, later);
}

function praise(audio: AudioContext): void {
  [587, 740, 880].forEach((pitch, index) => { pluck(audio, pitch, 0.4, index * 0.09); });
}

function fanfare(audio: AudioContext): void {
  [440, 587, 740, 880, 740, 880].forEach((pitch, index) => { pluck(audio, pitch, index === 5 ? 1.2 : 0.3, index * 0.13); });
}

function tick(audio: AudioContext): void {
  for (const later of [0, 0.25, 0.5]) tone(audio, envelope(audio, 0.07, 0.002, 0.05, later), "sine", 1250, 1100, 0.05, later);
}

export const sounds: Record<SoundName, (audio: AudioContext) => void> = { card, reveal, bell, grunt, bull, praise, fanfare, tick, snort };
