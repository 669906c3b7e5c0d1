import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RoundRecord, type SavedRound } from '#contract/fairness.ts';
import { matchOf } from '../house/testMatch.ts';
import { checkRound, checkSaved } from './check.ts';
import { savedOf } from './savedRound.ts';
import { recordOf, type Script } from './testRecord.ts';
import { TAMPERINGS, tampered } from './testTampered.ts';

const source = { serverSeed: '1d'.repeat(32), clientSeed: 'teh-tarik' };
const throwing = { kind: 'throw', hand: 'paper' };
const timeout = { kind: 'timeout' };

const scripts: [string, Script][] = [
  ['find the odd', { ...source, game: 'fto', nonce: 0, causes: [{ kind: 'next' }, timeout] }],
  [
    'the bridge, taken after a step',
    {
      ...source,
      game: 'squidgame',
      nonce: 1,
      bet: 2_50,
      causes: [{ kind: 'step', panel: 0 }, { kind: 'take' }],
    },
  ],
  ['a spin', { ...source, game: 'spin-wheel', nonce: 3, causes: [] }],
  [
    'a nest',
    {
      ...source,
      game: 'lucky-egg',
      nonce: 4,
      bet: 40,
      causes: [
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((egg) => ({ kind: 'crack', egg })),
        { kind: 'quit' },
      ],
    },
  ],
  [
    'a match against the house',
    { ...source, game: 'rock-scissor-paper', nonce: 5, bet: 1_00, causes: [throwing, timeout] },
  ],
  [
    'a match that was live and turned to the house',
    {
      ...source,
      game: 'rock-scissor-paper',
      mode: 'live',
      nonce: 6,
      bet: 1_00,
      causes: [timeout, { kind: 'wait' }, timeout, { kind: 'house' }, throwing],
    },
  ],
];

test.each(scripts)('what was played is what the seeds give: %s', (_name, script) => {
  const record = recordOf(script);
  expect(RoundRecord.parse(record)).toEqual(record);
  const check = checkRound(record);
  expect(check).toMatchObject({ kind: 'drawn', isFair: true, disagreement: null });
  expect(check.kind === 'drawn' && check.steps).toHaveLength(record.steps.length);
});

const bridge = recordOf(scripts[1]![1]);

test('other coins than the multiplier says are found', () => {
  const steps = bridge.steps.map((step) => ({ ...step, credited: step.credited + 1 }));
  expect(checkRound({ ...bridge, steps })).toMatchObject({
    isFair: false,
    disagreement: { kind: 'payment', step: 0 },
  });
});

test('a record without steps, or with one after its end, is no round', () => {
  const found = (steps: RoundRecord['steps']) => checkRound({ ...bridge, steps });
  const disagreement = { kind: 'start', step: 0 };
  expect(found([])).toMatchObject({ isFair: false, disagreement });
  const after = { ...bridge.steps.at(-1)!, by: 'timeout' as const, events: [] };
  expect(found([...bridge.steps, after])).toMatchObject({
    isFair: false,
    disagreement: { kind: 'move', step: 3 },
  });
});

test('whatever a forged record holds, the check answers', () => {
  const steps = fc.array(
    fc.record({
      by: fc.constantFrom('open' as const, 'move' as const, 'timeout' as const),
      move: fc.oneof(
        fc.record({ kind: fc.constantFrom('step', 'take', 'crack', 'throw', 'next', 'house') }),
        fc.constantFrom(...scripts.flatMap(([, { causes }]) => [...causes])),
      ),
      events: fc.array(fc.record({ kind: fc.string() })),
      multiplier: fc.integer(),
      bet: fc.nat(),
      credited: fc.nat(),
      at: fc.nat(),
    }),
  );
  const tunings = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(
      fc.constantFrom(...scripts),
      steps,
      fc.option(tunings, { nil: null }),
      fc.string(),
      ([, script], forged, tuning, clientSeed) => {
        const record = recordOf(script);
        const round = { ...record.round, clientSeed, ...(tuning && { tuning }) };
        expect(checkRound({ ...record, round, steps: forged })).toHaveProperty('kind');
        const kept = { ...record, steps: [...record.steps.slice(0, 1), ...forged] };
        expect(checkRound(kept)).toHaveProperty('kind');
      },
    ),
  );
});

test('a seed in use and a game that is none are told apart', () => {
  expect(checkRound({ ...bridge, serverSeed: null })).toEqual({ kind: 'secret' });
  const round = { ...bridge.round, game: 'mahjong' };
  expect(checkRound({ ...bridge, round })).toEqual({ kind: 'unknown' });
});

/** A match two players made, as the one who opened it was told. */
const match = matchOf([
  ['paper', 'rock'],
  ['rock', 'rock'],
  ['scissors', null],
]);

test('a match between two is made again from its hands', () => {
  expect(RoundRecord.parse(match)).toEqual(match);
  expect(checkRound(match)).toMatchObject({ kind: 'match', isFair: true, disagreement: null });
  const lost = matchOf([
    ['paper', 'scissors'],
    [null, 'rock'],
  ]);
  expect(checkRound(lost)).toMatchObject({ kind: 'match', isFair: true, disagreement: null });
});

/** Rounds that are over, of every game: what a forger starts from. */
const finished: Record<string, SavedRound> = {
  'a match': savedOf(match),
  ...Object.fromEntries(
    (
      [
        [
          'fto',
          [
            { kind: 'next' },
            { kind: 'answer', question: 1, cell: 0 },
            ...[2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(() => [{ kind: 'next' }, timeout]),
          ],
          0,
        ],
        ['squidgame', [{ kind: 'step', panel: 0 }, { kind: 'take' }], 2_50],
        ['squidgame', [{ kind: 'step', panel: 1 }], 2_50],
        [
          'lucky-egg',
          [...[0, 1, 2, 3, 4, 5, 6].map((egg) => ({ kind: 'crack', egg })), timeout],
          40,
        ],
        ['spin-wheel', [], 0],
        ['rock-scissor-paper', [throwing, timeout, timeout], 1_00],
      ] as const
    ).map(([game, causes, bet], at) => [
      `${game} ${at}`,
      savedOf(recordOf({ ...source, game, nonce: 1, causes, bet })),
    ]),
  ),
};

describe.each(Object.entries(finished))('%s', (_name, record) => {
  test('is fair as it is, and over', () => {
    expect(checkSaved(record)).toMatchObject({ isFair: true, disagreement: null });
    expect(record.round.status).toBe('settled');
  });

  test.each(Object.entries(TAMPERINGS))('is refused when %s', (_what, tamper) => {
    const forged = tampered(record, tamper);
    if (forged) expect(checkSaved(forged)).toMatchObject({ isFair: false });
  });
});

test('each of the fifty and more tamperings was tried on a round it changes', () => {
  expect(Object.keys(TAMPERINGS).length).toBeGreaterThanOrEqual(50);
  const idle = Object.entries(TAMPERINGS).filter(([, tamper]) =>
    Object.values(finished).every((record) => tampered(record, tamper) === null),
  );
  expect(idle.map(([name]) => name)).toEqual([]);
});
