import { expect, test } from 'vitest';
import { wallClock } from '#engine/clock.ts';
import { simulate } from '#engine/odds/simulate.ts';
import { type SimulationNews, type SimulationRequest, serveSimulations } from './simulation.ts';
import { wheelOdds } from './spin-wheel/odds.ts';
import { wheelTuning } from './spin-wheel/tuning.ts';

const tuning = wheelTuning.defaults;
const request: SimulationRequest = {
  game: 'spin-wheel',
  tuning,
  way: 'spin',
  rounds: 250_000,
  seed: 9,
};

/** Asks; answers all that is told, to the last. `onNews` may stop it. */
const ask = (asked: SimulationRequest, onNews: (stop: () => void) => void = () => {}) =>
  new Promise<SimulationNews[]>((resolve) => {
    const told: SimulationNews[] = [];
    const serve = serveSimulations((news) => {
      told.push(news);
      if (news.kind === 'progress') onNews(() => serve({ kind: 'stop', id: 7 }));
      else resolve(told);
    }, wallClock);
    serve({ kind: 'start', id: 7, request: asked });
  });

test('a designer sees figures grow, and at the end those of one whole simulation', async () => {
  const told = await ask(request);
  expect(told.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'done']);
  const last = told.at(-1);
  const way = wheelOdds.way(tuning, 'spin');
  if (last?.kind !== 'done' || !way) throw new Error('not done');
  expect(last.simulation).toEqual(simulate({ ...way, tuning, seed: 9 }, 250_000));
});

test('a simulation that is stopped tells what it knew', async () => {
  const told = await ask({ ...request, rounds: 10_000_000 }, (stop) => stop());
  expect(told.map(({ kind }) => kind)).toEqual(['progress', 'stopped']);
  const last = told.at(-1);
  expect(last?.kind === 'stopped' && last.simulation.rounds).toBe(200_000);
});

test.each([
  ['bounds', { ...request, tuning: { ...tuning, segments: [] } }],
  ["'stop=3'", { ...request, way: 'stop=3' }],
  ['two stakes', { ...request, rounds: 1 }],
])('what can not be simulated is refused: %s', async (reason, wrong) => {
  expect(await ask(wrong)).toEqual([
    { kind: 'refused', id: 7, reason: expect.stringContaining(reason) },
  ]);
});
