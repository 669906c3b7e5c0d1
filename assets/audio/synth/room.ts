import { highPass } from './filter.ts';
import { mixed, RATE, type Signal } from './signal.ts';

// Mutually prime lengths in samples (14 to 44 ms): a small tiled room.
const LINES = [691, 839, 997, 1151, 1327, 1543, 1789, 2111] as const;

interface Room {
  /** Seconds until the room is 60 dB down. */
  seconds: number;
  /** Share of the highs that each turn takes away, 0 to 1. */
  damping: number;
}

/**
 * The room's answer to a sound, `tail` seconds longer than it: eight delay lines that feed each other through a
 * Householder matrix (a feedback delay network, Jot 1991).
 */
export function reverberation(dry: Signal, room: Room, tail: number): Signal {
  const length = dry.length + Math.round(tail * RATE);
  const answer = new Float64Array(length);
  const lines = LINES.map((size) => ({
    store: new Float64Array(size),
    loss: 10 ** ((-3 * size) / (room.seconds * RATE)),
    dull: 0,
  }));
  const outs = new Float64Array(lines.length);
  for (let i = 0; i < length; i++) {
    let sum = 0;
    lines.forEach((line, n) => {
      const out = line.store[i % line.store.length] ?? 0;
      line.dull += (1 - room.damping) * (out - line.dull);
      outs[n] = line.dull * line.loss;
      sum += outs[n] ?? 0;
    });
    const mean = (2 / lines.length) * sum;
    const heard = dry[i] ?? 0;
    lines.forEach((line, n) => {
      line.store[i % line.store.length] = (outs[n] ?? 0) - mean + (n % 2 === 0 ? heard : -heard);
    });
    answer[i] = ((outs[0] ?? 0) - (outs[2] ?? 0) + (outs[4] ?? 0) - (outs[7] ?? 0)) / 2;
  }
  return highPass(answer, 160);
}

/** A mono effect with a little of the room behind it, `wet` decibels under it. */
export function withRoom(dry: Signal, wet: number, tail: number): Signal {
  const answer = reverberation(dry, { seconds: tail * 1.6, damping: 0.45 }, tail);
  return mixed([0, 0, dry], [0, wet, answer]);
}
