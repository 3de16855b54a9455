/** How the sounds of the table are made, out of nothing but tones and noise. */

/** Card on cloth, a soft bell for "your turn", a low grunt for a taken row, a snort for a face that somebody shows. */
export type SoundName = "card" | "bell" | "grunt" | "snort";

/** A gain that swells in `attack` seconds to `peak` and dies away until `length`. */
function envelope(audio: AudioContext, peak: number, attack: number, length: number): GainNode {
  const gain = audio.createGain();
  const now = audio.currentTime;
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(peak, now + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, into: AudioNode, shape: OscillatorType, from: number, to: number, length: number): void {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, audio.currentTime);
  oscillator.frequency.exponentialRampToValueAtTime(to, audio.currentTime + length);
  oscillator.connect(into);
  oscillator.start();
  oscillator.stop(audio.currentTime + length);
}

function filter(audio: AudioContext, into: AudioNode, type: BiquadFilterType, frequency: number): BiquadFilterNode {
  const node = audio.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  node.connect(into);
  return node;
}

function noise(audio: AudioContext, into: AudioNode, length: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.random() * 2 - 1));
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(into);
  source.start();
}

function card(audio: AudioContext): void {
  noise(audio, filter(audio, envelope(audio, 0.25, 0.004, 0.09), "lowpass", 1400), 0.09);
  tone(audio, envelope(audio, 0.2, 0.003, 0.07), "sine", 170, 80, 0.07);
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

export const sounds: Record<SoundName, (audio: AudioContext) => void> = { card, bell, grunt, snort };
