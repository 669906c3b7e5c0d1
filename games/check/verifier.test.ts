import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { SavedRound } from '#contract/fairness.ts';
import { GAME_KEYS } from '#contract/games.ts';
import { matchByChance, roundPlayedBy } from '../house/testPlay.ts';
import { rpsTuning } from '../rock-scissor-paper/tuning.ts';
import { squidTuning } from '../squidgame/tuning.ts';
import { testKitOf } from '../testKits.ts';
import { checkSaved } from './check.ts';
import { savedOf } from './savedRound.ts';
import { falsified } from './testFalsified.ts';
import { TAMPERINGS, tampered } from './testTampered.ts';

/** What tests/verifier/verify.py says of each: it was written by docs/fairness.md alone. */
const verdicts = (texts: readonly string[]): string[] => {
  const input = texts.map((text) => `${text}\n`).join('');
  const { status, stdout, stderr, error } = spawnSync('python3', ['tests/verifier/verify.py'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (error || status !== 0) throw error ?? new Error(stderr);
  return stdout.trimEnd().split('\n');
};

const isFair = (value: unknown): boolean => {
  const { data } = SavedRound.safeParse(value);
  const check = data && checkSaved(data);
  return check !== undefined && 'isFair' in check && check.isFair && !check.isLeft;
};

/** Rounds by other numbers than the defaults. */
const TUNED = [
  ['a match best of five', 'rock-scissor-paper', { ...rpsTuning.defaults, wins: 3, pay: 19_000 }],
  ['a match of one throw', 'rock-scissor-paper', { ...rpsTuning.defaults, wins: 1, pay: 30_000 }],
  [
    'a bridge of steps of all kinds',
    'squidgame',
    {
      ...squidTuning.defaults,
      steps: [
        { panels: 4, safePanels: 3, multiplier: 12_800 },
        { panels: 3, safePanels: 2, multiplier: 19_200 },
        { panels: 4, safePanels: 2, multiplier: 38_401 },
        { panels: 3, safePanels: 1, multiplier: 115_199 },
      ],
    },
  ],
] as const;

const COUNT = 100;
const kinds = [
  ...GAME_KEYS.map((game) => [game, () => savedOf(roundPlayedBy(testKitOf(game), game))] as const),
  ['a match between two', () => savedOf(matchByChance())] as const,
  ...TUNED.map(
    ([name, game, tuning]) =>
      [name, () => savedOf(roundPlayedBy(testKitOf(game), game, tuning))] as const,
  ),
];

describe.each(kinds)('%s', (_name, play) => {
  let records: SavedRound[];
  beforeAll(() => {
    records = Array.from({ length: COUNT }, play);
  });

  test('a verifier in another language agrees with freshly played rounds', () => {
    const unfair = verdicts(records.map((record) => JSON.stringify(record))).flatMap((said, at) =>
      said === 'fair' ? [] : [`${said}: ${JSON.stringify(records[at])}`],
    );
    expect(unfair).toEqual([]);
    for (const record of records) expect(checkSaved(record)).toMatchObject({ isFair: true });
  });

  test('both refuse every one of them that was tampered with', () => {
    const forged = Object.entries(TAMPERINGS).flatMap(([what, tamper]) => {
      const found = records
        .map((record) => tampered(record, tamper))
        .filter((each) => each !== null);
      return found.slice(0, 5).map((record) => ({ what, record }));
    });
    const said = verdicts(forged.map(({ record }) => JSON.stringify(record)));
    const passed = forged.filter(({ record }, at) => said[at] === 'fair' || isFair(record));
    expect(passed.map(({ what, record }) => `${what}: ${JSON.stringify(record)}`)).toEqual([]);
  });

  test('both compare or forbid whatever stands in a record', () => {
    const forged = records.slice(0, 2).flatMap(falsified);
    expect(forged.length).toBeGreaterThan(160);
    const said = verdicts(forged.map(({ text }) => text));
    expect(forged.filter((_, at) => said[at] === 'fair').map(({ what }) => what)).toEqual([]);
    const passed = forged.filter(({ text }) => isFair(JSON.parse(text)));
    expect(passed.map(({ what }) => what)).toEqual([]);
  });
});

test('a name that stands twice in a record is refused', () => {
  const text = JSON.stringify(savedOf(roundPlayedBy(testKitOf('squidgame'), 'squidgame')));
  const [same, other] = ['"won":', '"won":1000,"won":'].map((name) =>
    text.replace('"won":', name),
  ) as [string, string];
  expect(verdicts([same, other])).toEqual(['fair', 'unfair: a name stands twice']);
});
