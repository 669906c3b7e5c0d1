import { expect, test } from 'vitest';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { hashServerSeed, newServerSeed } from '#engine/core/fair/seeds.ts';
import { type PlayedStep, type PublishedRound, verifyRound } from '#engine/core/fair/verify.ts';
import { isRefusedStep, type Step, UNIT } from '#engine/core/rules/rules.ts';
import { type FtoState, ftoRules } from './rules.ts';
import type { FtoEvent, FtoMove } from './shapes.ts';
import { ftoTuning } from './tuning.ts';

const tuning = ftoTuning.defaults;

/** A round as a server would play and store it: right, wrong and missed in turn. */
const playAndStore = (): PublishedRound => {
  // Of 1,600 seeds one asks the same first question at two nonces.
  const serverSeed = '07'.repeat(32);
  const source = { serverSeed, clientSeed: 'kopi-o', nonce: 3 };
  const steps: PlayedStep[] = [];
  const draws = () => createDraws({ ...source, round: steps.length });
  const store = (
    cause: { by: 'open' } | { by: 'timeout' } | { by: 'move'; move: FtoMove },
    { events, multiplier }: Step<FtoState, FtoEvent>,
  ) => steps.push({ ...cause, events, multiplier });

  let step = ftoRules.open(tuning, draws());
  store({ by: 'open' }, step);
  const move = (made: FtoMove) => {
    const answer = ftoRules.move(tuning, step.state, made, draws());
    if (isRefusedStep(answer)) throw new Error(answer.refused);
    step = answer;
    store({ by: 'move', move: made }, step);
  };
  for (let question = 1; question <= tuning.ladder.length; question++) {
    move({ kind: 'next' });
    const odd = step.state.asked?.odd ?? 0;
    if (question % 3 === 0) {
      step = ftoRules.timeout(tuning, step.state, draws());
      store({ by: 'timeout' }, step);
    } else move({ kind: 'answer', question, cell: question % 3 === 1 ? odd : (odd + 1) % 4 });
  }
  const round = {
    ...source,
    serverSeedHash: hashServerSeed(serverSeed),
    tuning,
    tuningHash: hashTuning(tuning),
    steps,
  };
  return JSON.parse(JSON.stringify(round));
};

const verify = (round: PublishedRound) => verifyRound(ftoRules, ftoTuning.schema, round);

const withStep = (round: PublishedRound, at: number, change: Partial<PlayedStep>) => ({
  ...round,
  steps: round.steps.map((step, index) =>
    // The cast joins a step with parts of another on purpose: that is the forgery.
    index === at ? ({ ...step, ...change } as PlayedStep) : step,
  ),
});

test('a stored round is recomputed from what is published, timeouts included', () => {
  const round = playAndStore();
  const { isFair, disagreement, steps } = verify(round);
  expect(disagreement).toBeNull();
  expect(isFair).toBe(true);
  expect(steps).toHaveLength(round.steps.length);
  expect(steps.at(-1)?.isDone).toBe(true);
  expect(steps.reduce((sum, step) => sum + step.multiplier, 0)).toBe(4 * UNIT);
});

test('the order of keys in stored JSON does not matter', () => {
  const round = playAndStore();
  const turned = JSON.parse(JSON.stringify(round), (_key, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  );
  expect(verify(turned).isFair).toBe(true);
});

test('another seed, another outcome, another payout and a made-up move are found', () => {
  const round = playAndStore();
  const found = (forged: PublishedRound) => verify(forged).disagreement;
  expect(found({ ...round, serverSeed: newServerSeed() })).toEqual({ kind: 'seed' });
  expect(found({ ...round, clientSeed: 'a:b' })).toEqual({ kind: 'source' });
  expect(found({ ...round, tuning: { ...tuning, ladder: [] } })).toEqual({ kind: 'tuning' });
  expect(found({ ...round, nonce: 4 })).toEqual({ kind: 'events', step: 1 });
  expect(found(withStep(round, 2, { multiplier: 0 }))).toEqual({ kind: 'multiplier', step: 2 });
  expect(found(withStep(round, 2, { events: [] }))).toEqual({ kind: 'events', step: 2 });
  expect(found(withStep(round, 2, { by: 'move', move: { kind: 'peek' } }))).toEqual({
    kind: 'move',
    step: 2,
  });
  expect(found(withStep(round, 2, { by: 'move', move: { kind: 'next' } }))).toEqual({
    kind: 'refused',
    step: 2,
    message: 'msg.invalidQuestion',
  });
  expect(found({ ...round, steps: round.steps.slice(1) })).toEqual({ kind: 'start', step: 0 });
});
