import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { RoundRecord } from '#contract/fairness.ts';
import { GAME_KEYS } from '#contract/games.ts';
import { checkRound } from './check.ts';
import { rpsTuning } from './rock-scissor-paper/tuning.ts';
import { testKitOf } from './testKits.ts';
import { matchByChance, playedBy } from './testPlay.ts';
import { TAMPERINGS, tampered } from './testTampered.ts';

/** What tests/verifier/verify.py says of each: it was written by docs/fairness.md alone. */
const verdicts = (records: readonly RoundRecord[]): string[] => {
  const input = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const { status, stdout, stderr, error } = spawnSync('python3', ['tests/verifier/verify.py'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (error || status !== 0) throw error ?? new Error(stderr);
  return stdout.trimEnd().split('\n');
};

const RPS = 'rock-scissor-paper';
const { wins: _wins, pay: _pay, ...old } = rpsTuning.defaults;
const MATCHES: Readonly<Record<string, object>> = {
  'a match of an old tuning': old,
  'a match best of five': { ...rpsTuning.defaults, wins: 3, pay: 190 },
  'a match of one throw': { ...rpsTuning.defaults, wins: 1, pay: 300 },
};

const COUNT = 300;
const kinds = [
  ...GAME_KEYS.map((game) => [game, () => playedBy(testKitOf(game), game)] as const),
  ['a match between two', matchByChance] as const,
  ...Object.entries(MATCHES).map(
    ([name, tuning]) => [name, () => playedBy(testKitOf(RPS), RPS, tuning)] as const,
  ),
];

describe.each(kinds)('%s', (_name, play) => {
  const records = Array.from({ length: COUNT }, play);

  test('a verifier in another language agrees with freshly played rounds', () => {
    const unfair = verdicts(records).flatMap((said, at) =>
      said === 'fair' ? [] : [`${said}: ${JSON.stringify(records[at])}`],
    );
    expect(unfair).toEqual([]);
    for (const record of records) expect(checkRound(record)).toMatchObject({ isFair: true });
  });

  test('both refuse every one of them that was tampered with', () => {
    const forged = Object.entries(TAMPERINGS).flatMap(([what, tamper]) => {
      const found = records
        .map((record) => tampered(record, tamper))
        .filter((each) => each !== null);
      return found.slice(0, 5).map((record) => ({ what, record }));
    });
    const said = verdicts(forged.map(({ record }) => record));
    const passed = forged.filter(({ record }, at) => {
      const check = checkRound(record);
      return said[at] === 'fair' || ('isFair' in check && check.isFair);
    });
    expect(passed.map(({ what, record }) => `${what}: ${JSON.stringify(record)}`)).toEqual([]);
  });
});
