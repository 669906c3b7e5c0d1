import { expect, test } from 'vitest';
import { type Clock, wallClock } from '#engine/core/clock.ts';
import { totalOf } from '#engine/core/odds/counts.ts';
import { mergeSessions, playSessions } from '#engine/core/odds/sessions.ts';
import { simulate } from '#engine/core/odds/simulate.ts';
import { simulationOf } from '#engine/core/odds/sums.ts';
import { wheelOdds } from '../spin-wheel/odds.ts';
import { wheelTuning } from '../spin-wheel/tuning.ts';
import { squidOdds } from '../squidgame/odds.ts';
import { squidTuning } from '../squidgame/tuning.ts';
import {
  type SimulationCall,
  type SimulationNews,
  type SimulationRequest,
  serveSimulations,
} from './simulation.ts';

const tuning = wheelTuning.defaults;
const request: SimulationRequest = {
  game: 'spin-wheel',
  tuning,
  way: 'spin',
  rounds: 50_000,
  seed: 9,
};
const start = (asked: SimulationRequest): SimulationCall => ({
  kind: 'start',
  id: 7,
  request: asked,
});

/** Each look at it is 40 ms later: a turn is three pieces of 10,000 stakes. */
const slowClock = (): Clock => {
  let now = 0;
  return {
    ...wallClock,
    now() {
      now += 40;
      return now;
    },
  };
};

/** Asks; answers all that is told, to the last. `onNews` may stop it. */
const ask = (call: SimulationCall, onNews: (stop: () => void) => void = () => {}) =>
  new Promise<SimulationNews[]>((resolve) => {
    const told: SimulationNews[] = [];
    const serve = serveSimulations((news) => {
      told.push(news);
      if (news.kind === 'progress') onNews(() => serve({ kind: 'stop', id: 7 }));
      else resolve(told);
    }, slowClock());
    serve(call);
  });

test('[inspector] a designer sees figures grow, and at the end those of one whole simulation', async () => {
  const told = await ask(start(request));
  expect(told.map(({ kind }) => kind)).toEqual(['progress', 'done']);
  const last = told.at(-1);
  const way = wheelOdds.way(tuning, 'spin');
  if (last?.kind !== 'done' || !way) throw new Error('not done');
  expect(simulationOf(last.sums)).toEqual(simulate({ ...way, tuning, seed: 9 }, 50_000));
});

test('[inspector] a simulation that is stopped tells what it knew', async () => {
  const told = await ask(start({ ...request, rounds: 10_000_000 }), (stop) => stop());
  expect(told.map(({ kind }) => kind)).toEqual(['progress', 'stopped']);
  const last = told.at(-1);
  expect(last?.kind === 'stopped' && totalOf(last.sums.payouts)).toBe(60_000);
});

test('[inspector] sessions are those of their players, whoever plays them', async () => {
  const plan = { stakes: 50, balance: 10_00, bet: 1_00, unit: 1_00 };
  const subject = {
    ...request,
    game: 'squidgame',
    tuning: squidTuning.defaults,
    way: 'stop=3',
  } as const;
  const told = await Promise.all(
    [
      { from: 0, to: 3 },
      { from: 3, to: 8 },
    ].map((players) => ask({ kind: 'sessions', id: 7, request: { ...subject, plan, players } })),
  );
  const [one, other] = told.map(([news]) => (news?.kind === 'sessions' ? news.sessions : null));
  const way = squidOdds.way(squidTuning.defaults, 'stop=3');
  if (!one || !other || !way) throw new Error('not played');
  expect(mergeSessions(other, one)).toEqual(
    playSessions({ ...way, tuning: squidTuning.defaults, seed: 9 }, plan, { from: 0, to: 8 }),
  );
});

test.each([
  ['bounds', { ...request, tuning: { ...tuning, segments: [] } }],
  ["'stop=3'", { ...request, way: 'stop=3' }],
  ['one stake', { ...request, rounds: 0 }],
])('what can not be simulated is refused: %s', async (reason, wrong) => {
  expect(await ask(start(wrong))).toEqual([
    { kind: 'refused', id: 7, reason: expect.stringContaining(reason) },
  ]);
});
