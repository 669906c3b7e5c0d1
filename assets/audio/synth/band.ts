import { lowPass } from './filter.ts';
import { reverberation } from './room.ts';
import { seeded } from './seeded.ts';
import { addTo, type Layer, type Signal, samplesIn } from './signal.ts';

/** An instrument: its level, its share of the room, its notes. */
export type Part = readonly [decibels: number, room: number, notes: readonly Layer[]];

/** Where in a bar, and when: bars of so many beats, a beat of so many seconds. */
interface Metre {
  /** Seconds before the first beat: the loop begins in the quiet. */
  upbeat: number;
  beats: number;
  beat: number;
  /** Seconds by which notes between two beats come late. */
  swing?: number;
  /** Seconds within which a hand strikes: none is exact. */
  loose: number;
}

/** When a note sounds, in seconds, for the hand of that seed. */
type Timing = (seed: number) => (bar: number, beat: number) => number;

export const timingOf =
  ({ upbeat, beats, beat: length, swing = 0, loose }: Metre): Timing =>
  (seed) => {
    const next = seeded(seed);
    return (bar, beat) =>
      upbeat +
      (bar * beats + beat) * length +
      (beat % 1 === 0 ? 0 : swing) +
      (next() - 0.5) * loose;
  };

/** A note's bar and beat from 0, its step of the scale, its loudness in decibels; the rest is the instrument's. */
type AnyNote = readonly [bar: number, beat: number, note: number, decibels: number, more?: number];

/** The notes as the hand of that seed plays them, each with its sound. */
export const playedBy = <Note extends AnyNote>(
  timing: Timing,
  notes: readonly Note[],
  seed: number,
  sound: (note: Note, i: number) => Signal,
): Layer[] => {
  const at = timing(seed);
  return notes.map((note, i): Layer => [at(note[0], note[1]), note[3], sound(note, i)]);
};

/** How the room answers: seconds it rings, how fast its height dies, and the highest it hears in Hz. */
interface Room {
  seconds: number;
  damping: number;
  highest: number;
}

const SALON: Room = { seconds: 1.7, damping: 0.4, highest: 4500 };

/** The room's answer once it has heard the loop before: fed twice, the second turn is kept. */
function roundTheRoom(sent: Signal, { seconds, damping }: Room): Signal {
  const twice = new Float64Array(sent.length * 2);
  twice.set(sent);
  twice.set(sent, sent.length);
  return reverberation(twice, { seconds, damping }, 0).slice(sent.length);
}

/** A loop of `seconds`: what rings past its end rings on at its start. */
export function playedRound(parts: readonly Part[], seconds: number, room: Room = SALON): Signal {
  const round = new Float64Array(samplesIn(seconds));
  const sent = new Float64Array(round.length);
  for (const [decibels, share, layers] of parts) {
    const line = new Float64Array(round.length);
    for (const layer of layers) addTo(line, layer);
    addTo(round, [0, decibels, line]);
    addTo(sent, [0, decibels + share, line]);
  }
  addTo(round, [0, 0, roundTheRoom(lowPass(sent, room.highest), room)]);
  return round;
}
