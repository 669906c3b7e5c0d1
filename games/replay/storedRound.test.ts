import { expect, test } from 'vitest';
import type { RoundRecord } from '#contract/fairness.ts';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import type { Entry, EntryOf } from '#contract/recording.ts';
import { withoutNames } from '#engine/lab/record/redact.ts';
import { machineOf } from '#engine/lab/replay/replay.ts';
import { recordRound } from '#engine/lab/replay/storedRound.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import type { RoundContext } from '#engine/round/context.ts';
import { seenOf } from '../check/seen.ts';
import { recordOf } from '../check/testRecord.ts';
import { matchByChance, roundPlayedBy } from '../house/testPlay.ts';
import { GAMES } from '../index.ts';
import { testKitOf } from '../testKits.ts';
import { replayCase } from './replayCase.ts';

const ROUNDS = 12;

/** Each step a while after the one before, as players take them. */
const atTheirTime = (record: RoundRecord): RoundRecord => ({
  ...record,
  steps: record.steps.map((step, index) => ({ ...step, at: step.at + index * 4_000 })),
});

/** The record as QA has it, made a recording. */
const opened = async (record: RoundRecord, seen = seenOf(record)) => {
  const { createLink } = await GAMES[record.round.game as GameKey].play.machine();
  const { recording, steps } = await recordRound(createLink, { record, seen }, 'test');
  const entries = recording.segments.flatMap((segment) => segment.entries);
  const ofKind = <Kind extends Entry['kind']>(kind: Kind) =>
    entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);
  const end = momentsOf(machineOf(createLink), recording).at(-1)?.now
    ?.context as unknown as RoundContext;
  const { isSame } = await replayCase(createLink, recording, 'test');
  return { recording, steps, ofKind, end, isSame };
};

/** What the machine asked for, in order: the moves and what they staked. */
const asked = (calls: readonly EntryOf<'call'>[]) =>
  calls
    .filter(({ name }) => name !== 'load')
    .map(({ request }) => request as { move?: unknown; bet?: number })
    .map(({ move, bet = 0 }) => [move, bet]);

/** A round that is over stays in the machine's memory, or has been put away for the next. */
const holds = ({ round, view }: RoundContext, { round: stored }: RoundRecord) => {
  const { status, step, bet, won } = stored;
  expect(round).toMatchObject({ status, step, bet, won });
  expect(view).toMatchObject(stored.view);
};

const opponentOf = ({ steps }: RoundRecord): string => {
  const names = steps.flatMap(({ events }) => events.map(({ opponent }) => opponent));
  return names.find((name) => typeof name === 'string') ?? '';
};

test.each(GAME_KEYS)('[replay] any stored round of %s opens as a recording', async (game) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const record = atTheirTime(roundPlayedBy(testKitOf(game), game));
    const { recording, steps, ofKind, end, isSame } = await opened(record);
    expect(steps).toBe(record.steps.length);
    expect([...ofKind('fault'), ...ofKind('broke'), ...ofKind('failure')]).toEqual([]);
    expect(asked(ofKind('call'))).toEqual(
      record.steps.filter(({ by }) => by !== 'timeout').map(({ move, bet }) => [move, bet]),
    );
    holds(end, record);
    expect(recording.rounds).toEqual([record]);
    expect(isSame).toBe(true);
  }
});

test('[replay] a match between two players opens by what one of them was told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const record = atTheirTime(matchByChance());
    const { recording, steps, ofKind, end, isSame } = await opened(record);
    expect(steps).toBe(record.steps.length);
    expect(JSON.stringify(recording)).not.toContain(opponentOf(record));
    expect(ofKind('fault')).toEqual([]);
    holds(end, withoutNames(record));
    expect(isSame).toBe(true);
  }
});

test('[replay] a round whose seed is secret opens too, by what the server saw of it', async () => {
  const record = atTheirTime(roundPlayedBy(testKitOf('lucky-egg'), 'lucky-egg'));
  const secret = { ...record, serverSeed: null };
  expect(seenOf(secret)).toEqual([]);
  const { recording, steps, isSame } = await opened(secret, seenOf(record));
  expect([steps, isSame]).toEqual([record.steps.length, true]);
  expect(recording.rounds).toBeUndefined();
  expect(JSON.stringify(recording)).not.toContain(record.round.clientSeed);
});

test('[replay] a round that is still open is shown as far as it has come', async () => {
  const whole = recordOf({
    game: 'squidgame',
    serverSeed: '7f'.repeat(32),
    clientSeed: 'kopi',
    nonce: 3,
    bet: 200,
    causes: [{ kind: 'step', panel: 0 }],
  });
  const { deadlineAt } = seenOf(whole).at(-1) ?? {};
  const { end, steps } = await opened({ ...whole, round: { ...whole.round, deadlineAt } } as never);
  expect(steps).toBe(2);
  expect(end.round?.status).toBe(whole.round.status);
});

test('[replay] steps that the rules don’t give are not made up', async () => {
  const record = atTheirTime(roundPlayedBy(testKitOf('spin-wheel'), 'spin-wheel'));
  const [first, ...others] = record.steps;
  const changed = { ...record, steps: [{ ...first, multiplier: 1 }, ...others] } as RoundRecord;
  expect(seenOf(changed)).toEqual([]);
  const { steps, isSame } = await opened(changed);
  expect([steps, isSame]).toEqual([0, false]);
});
