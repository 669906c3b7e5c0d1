import { lowPass } from './filter.ts';
import { reverberation } from './room.ts';
import { addTo, type Layer, louder, type Signal, samplesIn } from './signal.ts';

/** An instrument: its level, its place from -1 (left) to 1 (right), its share of the room, its notes. */
export type Part = readonly [
  decibels: number,
  place: number,
  room: number,
  notes: readonly Layer[],
];

/** The room's answer once it has heard the loop before: fed twice, the second turn is kept. */
function roundTheRoom(sent: Signal): readonly [Signal, Signal] {
  const twice = new Float64Array(sent.length * 2);
  twice.set(sent);
  twice.set(sent, sent.length);
  const [left, right] = reverberation(twice, { seconds: 1.7, damping: 0.4 }, 0);
  return [left.slice(sent.length), right.slice(sent.length)];
}

/** A loop of `seconds`, left and right: what rings past its end rings on at its start. */
export function playedRound(parts: readonly Part[], seconds: number): [Signal, Signal] {
  const left = new Float64Array(samplesIn(seconds));
  const right = new Float64Array(left.length);
  const sent = new Float64Array(left.length);
  for (const [decibels, place, room, layers] of parts) {
    const line = new Float64Array(left.length);
    for (const layer of layers) addTo(line, layer);
    const angle = ((place + 1) * Math.PI) / 4;
    addTo(left, [0, decibels + 20 * Math.log10(Math.cos(angle)), line]);
    addTo(right, [0, decibels + 20 * Math.log10(Math.sin(angle)), line]);
    addTo(sent, [0, decibels + room, line]);
  }
  const [roomLeft, roomRight] = roundTheRoom(louder(lowPass(sent, 4500), -3));
  addTo(left, [0, 0, roomLeft]);
  addTo(right, [0, 0, roomRight]);
  return [left, right];
}
