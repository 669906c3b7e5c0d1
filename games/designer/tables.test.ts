import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { simulatedDraws } from '#engine/core/odds/chance.ts';
import { stakePlayerOf } from '#engine/core/odds/tables.ts';
import { gameOf } from '../registry.ts';

// Simulations play by a table of what the rules answered; each stake is paid what the rules pay, by the same draws.

/** The first stakes, each with what it was paid, by the table and by the rules alone. */
const playBoth = (game: GameKey, tuning: unknown, name: string, seed: number, stakes: number) => {
  const { odds } = gameOf(game);
  const way = odds.way(tuning, name);
  const { isStaked } = odds;
  if (!way?.classOf) throw new Error(`${game}, ${name} has no table`);
  const { rules, policy, classOf } = way;
  const plain = { rules, policy, tuning, ...(isStaked && { isStaked }) };
  return [stakePlayerOf({ ...plain, classOf }), stakePlayerOf(plain)].map((played) => {
    const draws = simulatedDraws(seed);
    const play = played(draws);
    const paid = new Float64Array(stakes);
    // In parts, since a table is entered anew with each.
    for (let at = 0; at < stakes; at += 97) play(paid.subarray(at, at + 97));
    return { paid, next: draws.below(2 ** 32) };
  });
};

/** A tuning with some of its whole numbers changed; those that can't be played are left out by the schema. */
const changed = (value: unknown, change: (number: number) => number): unknown => {
  if (typeof value === 'number') return Number.isInteger(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, changed(each, change)]),
  );
};

const waysOf = (game: GameKey, tuning: unknown): string[] => {
  const { odds } = gameOf(game);
  const names = [...odds.ways(tuning), ...odds.forms, ...(odds.mixed ? [odds.mixed] : [])];
  return [...new Set(names)].filter((name) => odds.way(tuning, name));
};

test.each(GAME_KEYS)('%s is paid by its table as by its rules, under any tuning', (game) => {
  const { schema, defaults } = gameOf(game).tuning;
  let played = 0;
  fc.assert(
    fc.property(fc.nat(), fc.nat(40), fc.nat(0xffff_ffff), (pick, rate, seed) => {
      const draws = simulatedDraws(pick);
      const values = changed(defaults, (number) =>
        draws.below(100) < rate ? draws.below(2 * number + 3) : number,
      );
      const read = schema.safeParse(values);
      if (!read.success) return;
      played += 1;
      for (const name of waysOf(game, read.data)) {
        const [table, rules] = playBoth(game, read.data, name, seed, 400);
        expect(table).toEqual(rules);
      }
    }),
    { numRuns: 150 },
  );
  expect(played).toBeGreaterThan(10);
});

test.each(GAME_KEYS)('%s is paid so over many stakes of what is served', (game) => {
  const { defaults } = gameOf(game).tuning;
  for (const name of waysOf(game, defaults)) {
    const [table, rules] = playBoth(game, defaults, name, 20_260_101, 20_000);
    expect(Buffer.compare(bytesOf(table), bytesOf(rules))).toBe(0);
  }
});

const bytesOf = (played: { paid: Float64Array } | undefined): Buffer =>
  Buffer.from(played?.paid.buffer ?? new ArrayBuffer());
