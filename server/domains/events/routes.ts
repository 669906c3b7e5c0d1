import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  EventAnswer,
  EventAnswerAnswer,
  EventAnswerRequest,
  EventClaimAnswer,
  EventClaimRequest,
  EventPrizesAnswer,
  EventPrizesQuery,
  EventQuestionAnswer,
  EventSpinAnswer,
  EventSpinRequest,
  eventAnswersPath,
  eventClaimPath,
  eventDrawPath,
  eventPath,
  eventPrizesPath,
  eventQuestionPath,
  eventSpinPath,
  eventTermsPath,
  SavedDraw,
} from '#contract/event.ts';
import type { App, Deps, Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import type { Committed } from '../../platform/requests/idempotent.ts';
import { claimPrize } from './claim.ts';
import { EVENT_TYP } from './find.ts';
import { listPrizes } from './prizes.ts';
import { savedDraw, spinWeek } from './spin.ts';
import { readEventState } from './state.ts';
import { answerQuestion, askQuestion, readTerms } from './tries.ts';

const shared = { tags: ['event'], security: [{ session: [] }] };
const OfEvent = z.object({ key: z.string() });
const OfWeek = z.object({ key: z.string(), week: z.string() });
const Nothing = z.object({});

const guardOf = (deps: Deps) => ({ config: { typ: EVENT_TYP }, onRequest: playerOnly(deps) });

/** Tells the player's pages what a call has changed, and answers it. */
const told = <Answer>({ realtime }: Deps, playerId: number, done: Committed<Answer>): Answer => {
  for (const change of done.changes) realtime.broadcast(playerId, change);
  return done.answer;
};

/** What the event is, its terms, its questions. */
const quizRoutes = (app: App, deps: Deps): void => {
  const { store, clock } = deps;
  const guarded = guardOf(deps);

  app.get(
    API_BASE + eventPath,
    {
      schema: {
        ...shared,
        summary: 'The event that runs, else the next one, else the last',
        response: { 200: EventAnswer },
      },
      ...guarded,
    },
    (request) => readEventState(store, sessionOf(request).playerId, clock.now()),
  );

  app.post(
    API_BASE + eventTermsPath(':key'),
    {
      schema: {
        ...shared,
        summary: "The event's terms were read",
        params: OfEvent,
        response: { 200: Nothing },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      await readTerms(store.db, { playerId, key: request.params.key, now: clock.now() });
      return {};
    },
  );

  app.post(
    API_BASE + eventQuestionPath(':key', ':week'),
    {
      schema: {
        ...shared,
        summary: 'The open question of a week; the next one where none is open',
        params: OfWeek,
        response: { 200: EventQuestionAnswer },
      },
      ...guarded,
    },
    (request) => {
      const { playerId } = sessionOf(request);
      return askQuestion(store, { playerId, ...request.params, now: clock.now() });
    },
  );

  app.post(
    API_BASE + eventAnswersPath(':key', ':week'),
    {
      schema: {
        ...shared,
        summary: 'Answer the open question',
        params: OfWeek,
        body: EventAnswerRequest,
        response: { 200: EventAnswerAnswer },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const given = { playerId, ...request.params, ...request.body, now: clock.now() };
      return told(deps, playerId, await answerQuestion(store, given));
    },
  );
};

/** The draw, and what was won. */
const prizeRoutes = (app: App, deps: Deps): void => {
  const { store, clock } = deps;
  const guarded = guardOf(deps);

  app.post(
    API_BASE + eventSpinPath(':key', ':week'),
    {
      schema: {
        ...shared,
        summary: "Draw a prize of the week's, once",
        params: OfWeek,
        body: EventSpinRequest,
        response: { 200: EventSpinAnswer },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const spin = { playerId, ...request.params, ...request.body, now: clock.now() };
      return told(deps, playerId, await spinWeek(deps, spin));
    },
  );

  app.get(
    API_BASE + eventDrawPath(':key', ':week'),
    {
      schema: {
        ...shared,
        summary: "A week's whole draw without names, to be checked",
        params: OfWeek,
        response: { 200: SavedDraw },
      },
      ...guarded,
    },
    (request) => savedDraw(store, request.params.key, request.params.week),
  );

  app.get(
    API_BASE + eventPrizesPath,
    {
      schema: {
        ...shared,
        summary: 'What the player won in all events, newest first',
        querystring: EventPrizesQuery,
        response: { 200: EventPrizesAnswer },
      },
      ...guarded,
    },
    (request) => listPrizes(store.db, sessionOf(request).playerId, request.query.before),
  );

  app.post(
    API_BASE + eventClaimPath(':id'),
    {
      schema: {
        ...shared,
        summary: 'Claim a prize: tickets with a postal address, a bonus without',
        params: z.object({ id: z.string() }),
        body: EventClaimRequest,
        response: { 200: EventClaimAnswer },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const { requestId, address } = request.body;
      const claim = { playerId, requestId, id: request.params.id, address, now: clock.now() };
      return told(deps, playerId, await claimPrize(deps, claim));
    },
  );
};

/** The quiz event. */
export const eventRoutes: Routes = (app, deps) => {
  quizRoutes(app, deps);
  prizeRoutes(app, deps);
};
