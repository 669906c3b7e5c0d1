import type { CoinBalance } from '#contract/coins.ts';
import type { Entry, Recording } from '#contract/recording.ts';

/** A balance that is nobody's. */
export const NO_COINS: CoinBalance = {
  ...{ balance: 0, pending: 0, redeemed: 0 },
  expire: { balance: 0, date: null },
};

/**
 * What is the player's own: it is replaced where a recording leaves the device, and a machine's memory
 * is hashed without it, so that a redacted recording still replays to the same hashes.
 */
const PRIVATE: Readonly<Record<string, unknown>> = {
  clientSeed: 'redacted',
  opponent: 'Player',
  coin: NO_COINS,
};

/** What measures the way to the server: no replay can repeat it to the millisecond, nor has to. */
const MEASURED: ReadonlySet<string> = new Set(['offset', 'madeAt']);

type Replace = (key: string, value: unknown) => unknown;

const replaced = (value: unknown, replace: Replace): unknown => {
  if (Array.isArray(value)) return value.map((each) => replaced(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  // Once a step of a machine: without a list for each part of it.
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    const each = (value as Record<string, unknown>)[key];
    if (each !== undefined) copy[key] = replaced(replace(key, each), replace);
  }
  return copy;
};

const withoutPrivate: Replace = (key, value) =>
  value !== null && key in PRIVATE ? PRIVATE[key] : value;

const isMadeSeed = (entry: Entry): boolean => entry.kind === 'made' && entry.what === 'clientSeed';

/** A copy with stable placeholders in place of client seeds, balances and names; `null` stays. */
export const redacted = (recording: Recording): Recording => {
  const copy = replaced(recording, withoutPrivate) as Recording;
  for (const { entries } of copy.segments)
    for (const entry of entries)
      if (isMadeSeed(entry)) Object.assign(entry, { value: PRIVATE.clientSeed });
  return copy;
};

/** FNV-1a, twice with different starts: 64 bits are enough to tell two states of a machine apart. */
const fnv = (text: string, start: number): string => {
  let hash = start;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};
const hashOf = (text: string): string => fnv(text, 0x811c9dc5) + fnv(text, 0x1b873593);

const hashed = (value: unknown, replace: Replace): string =>
  hashOf(JSON.stringify(replaced(value, replace)) ?? '');

/** The same for equal plain data whatever the order of its keys; no secret depends on it. */
export const plainHash = (value: unknown): string => hashed(value, (_, each) => each);

/** A hash of a machine's memory, without what is private or measured. */
export const memoryHash = (context: unknown): string =>
  hashed(context, (key, value) => (MEASURED.has(key) ? null : withoutPrivate(key, value)));
