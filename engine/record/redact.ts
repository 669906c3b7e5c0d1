import type { CoinBalance } from '#contract/coins.ts';
import type { Entry, Recording } from '#contract/recording.ts';
import { createWriter, hashOf, type Replace } from './hash.ts';

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

const withoutPrivate: Replace = (key, value) =>
  value != null && key in PRIVATE ? PRIVATE[key] : value;

const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, copied(withoutPrivate(key, each))]),
  );
};

const isMadeSeed = (entry: Entry): boolean => entry.kind === 'made' && entry.what === 'clientSeed';

/** A copy with stable placeholders in place of client seeds, balances and names; `null` stays. */
export const redacted = (recording: Recording): Recording => {
  const copy = copied(recording) as Recording;
  for (const { entries } of copy.segments)
    for (const entry of entries)
      if (isMadeSeed(entry)) Object.assign(entry, { value: PRIVATE.clientSeed });
  return copy;
};

const writeMemory = createWriter((key, value) =>
  MEASURED.has(key) ? null : withoutPrivate(key, value),
);

/** A hash of a machine's memory, without what is private or measured. */
export const memoryHash = (context: unknown): string => hashOf(writeMemory(context) ?? '');
