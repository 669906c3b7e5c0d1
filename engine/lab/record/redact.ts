import type { CoinBalance } from '#contract/coins.ts';
import type { RoundRecord } from '#contract/fairness.ts';
import type { Entry, Recording } from '#contract/recording.ts';
import { createMemoryWriter, fnv64, type Replace } from '../../core/hash.ts';

/** A balance that is nobody's. */
export const NO_COINS: CoinBalance = {
  balance: 0,
  pending: 0,
  redeemed: 0,
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

const copied = (value: unknown, replace: Replace): unknown => {
  if (Array.isArray(value)) return value.map((each) => copied(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, copied(replace(key, each), replace)]),
  );
};

const isMadeSeed = (entry: Entry): boolean => entry.kind === 'made' && entry.what === 'clientSeed';

/** A copy with stable placeholders in place of client seeds, balances and names; `null` stays. */
export const redacted = (recording: Recording): Recording => {
  const copy = copied(recording, withoutPrivate) as Recording;
  for (const { entries } of copy.segments)
    for (const entry of entries)
      if (isMadeSeed(entry)) Object.assign(entry, { value: PRIVATE.clientSeed });
  return copy;
};

/** A copy of a round whose seeds its player revealed, which its check needs: names alone are replaced. */
export const withoutNames = (record: RoundRecord): RoundRecord =>
  copied(record, (key, value) =>
    key === 'clientSeed' ? value : withoutPrivate(key, value),
  ) as RoundRecord;

const writeMemory = createMemoryWriter((key, value) =>
  MEASURED.has(key) ? null : withoutPrivate(key, value),
);

/** A hash of a machine's memory, without what is private or measured. */
export const memoryHash = (context: object): string => fnv64(writeMemory(context));
