import { API_BASE } from '#contract/api.ts';
import { ErrorBody } from '#contract/errors.ts';
import {
  LimitRequest,
  limitPath,
  MeasureAnswer,
  measurePath,
  PauseRequest,
  pausePath,
} from '#contract/measure.ts';
import { playerOnly, sessionOf } from '../auth.ts';
import type { Routes } from '../parts.ts';
import { MEASURE_TYP, pausePlay, readMeasure, setLimit } from './measure.ts';

/** Playing with measure: a daily limit, a pause, and what was played month by month. */
export const measureRoutes: Routes = (app, parts) => {
  const { store, clock } = parts;
  const shared = { tags: ['measure'], security: [{ session: [] }] };
  const response = { 200: MeasureAnswer, '4xx': ErrorBody };
  const guarded = { config: { typ: MEASURE_TYP }, onRequest: playerOnly(parts) };

  app.get(
    API_BASE + measurePath,
    { schema: { ...shared, summary: "A player's limit, pause and months", response }, ...guarded },
    (request) => readMeasure(store, sessionOf(request).playerId, clock.now()),
  );

  app.put(
    API_BASE + limitPath,
    {
      schema: { ...shared, summary: 'Set the daily limit', body: LimitRequest, response },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      await setLimit(store, { playerId, dailyLimit: request.body.dailyLimit, now });
      return readMeasure(store, playerId, now);
    },
  );

  app.post(
    API_BASE + pausePath,
    { schema: { ...shared, summary: 'Pause playing', body: PauseRequest, response }, ...guarded },
    async (request) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      await pausePlay(store, { playerId, days: request.body.days, now });
      return readMeasure(store, playerId, now);
    },
  );
};
