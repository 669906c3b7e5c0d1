/**
 * Identifiers, and what is seen and heard by the way, never outcomes: outcomes are drawn by the server from the
 * committed seed (engine/core/fair). Identifiers need a secure context only for `randomUUID`, so this works on plain http too.
 */
const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** A version 4 UUID: the id of a call that must be carried out once. */
export const newRequestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const h = hex(bytes);
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-${h.slice(12, 16)}-${h.slice(16, 20)}-${h.slice(20)}`;
};

/** 16 hexadecimal characters: the player's own part of a round's draws. */
export const newClientSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(8)));

/** From 0 to 1: what spreads the calls of many pages over a time. */
export const randomShare = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/**
 * Numbers from 0 to below 1, the same ones for a seed each time (mulberry32): what is shown or heard by them is so again
 * in a film and in a replay.
 */
export const steppingChance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  };
};
