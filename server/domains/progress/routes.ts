import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import {
  CollectRequest,
  collectPath,
  ProgressAnswer,
  progressPath,
  StandingRequest,
  standingPath,
} from '#contract/progress.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { snapshot } from '../../platform/store/store.ts';
import { collect, setStanding } from './collect.ts';
import { readProgress } from './progress.ts';

const TYP: ErrorTyp = 'progress';

/** Days in a row, a week's goals and the best rounds; what they pay is paid once. */
export const progressRoutes: Routes = (app, deps) => {
  const { store, clock, realtime } = deps;
  const shared = { tags: ['progress'], security: [{ session: [] }] };
  const response = { 200: ProgressAnswer };
  const guarded = { config: { typ: TYP }, onRequest: playerOnly(deps) };
  const read = (playerId: number, now: number) =>
    snapshot(store, (tx) => readProgress(tx, playerId, now));

  app.get(
    API_BASE + progressPath,
    { schema: { ...shared, summary: "A player's days, goals and bests", response }, ...guarded },
    (request) => read(sessionOf(request).playerId, clock.now()),
  );

  app.post(
    API_BASE + collectPath,
    {
      schema: { ...shared, summary: 'Have what is due paid', body: CollectRequest, response },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      const change = await collect(store, playerId, now);
      if (change) realtime.broadcast(playerId, change);
      return read(playerId, now);
    },
  );

  app.put(
    API_BASE + standingPath,
    {
      schema: {
        ...shared,
        summary: 'Have the club remember, or not',
        body: StandingRequest,
        response,
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      await setStanding(store, { playerId, isOn: request.body.isOn, now });
      return read(playerId, now);
    },
  );
};
