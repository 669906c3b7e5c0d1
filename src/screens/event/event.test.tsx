import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventTry, EventWeek, QuizEvent, WonPrize } from '#contract/event.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import './ClaimPopup.tsx';
import './useDraw.ts';
import { EventScreen } from './EventScreen.tsx';
import { EventTermsScreen } from './EventTermsScreen.tsx';
import { SpinScreen } from './SpinScreen.tsx';
import { WeekScreen } from './WeekScreen.tsx';

// A browser without WebGL: the draw goes on without its market.
vi.mock('#src/features/stage/StageHost.tsx', () => ({
  StageHost: () => {
    throw new Error('no WebGL');
  },
}));

const local = (text: string) => ({ en: text, zh: `${text}中`, ms: `${text} BM` });
const HASH = 'a'.repeat(64);
const options = ['Peacock', 'Hornbill', 'Eagle'].map(local);

const week = (more: Partial<EventWeek> = {}): EventWeek => ({
  number: 1,
  state: 'open',
  opensAt: '2026-11-27T16:00:00.000Z',
  closesAt: '2026-12-03T16:00:00.000Z',
  spinsUntil: '2026-12-09T16:00:00.000Z',
  questions: 2,
  qualifiers: 50,
  qualified: 8,
  prizes: [
    {
      key: 'tickets',
      name: local('Event tickets'),
      kind: 'tickets',
      tickets: 2,
      sen: null,
      winners: 15,
      left: 14,
    },
    {
      key: 'bonus',
      name: local('Bonus credit'),
      kind: 'bonus',
      tickets: null,
      sen: 1000,
      winners: 35,
      left: 0,
    },
  ],
  serverSeedHash: HASH,
  drawHash: HASH,
  try: null,
  ...more,
});
const event = (more: Partial<QuizEvent> = {}): QuizEvent => ({
  key: 'quiz',
  state: 'open',
  title: local('Hornbill Quiz'),
  intro: local('Two questions a week.'),
  terms: [local('One try a week.'), local('Prizes in five days.')],
  video: null,
  claimDays: 5,
  sendDays: 14,
  opensAt: '2026-11-27T16:00:00.000Z',
  endsAt: '2026-12-09T16:00:00.000Z',
  hasReadTerms: true,
  weeks: [week()],
  ...more,
});
const prize = (more: Partial<WonPrize> = {}): WonPrize => ({
  id: '7',
  event: 'quiz',
  week: 1,
  key: 'tickets',
  name: local('Event tickets'),
  kind: 'tickets',
  tickets: 2,
  sen: null,
  state: 'won',
  number: 0,
  clientSeed: 'mine',
  receipt: HASH,
  wonAt: '2026-11-28T02:00:00.000Z',
  claimBy: '2026-12-03T02:00:00.000Z',
  claimedAt: null,
  sendBy: null,
  sentAt: null,
  ...more,
});
const mine = (more: Partial<EventTry> = {}): EventTry => ({
  state: 'playing',
  answered: [],
  place: null,
  prize: null,
  ...more,
});
const told = (number: number, chosen = 1) => ({
  number,
  text: local(`Question ${number}`),
  options,
  chosen,
  right: 1,
  isRight: chosen === 1,
  reason: local('It is its bird.'),
});
const question = (number: number) => ({
  number,
  of: 2,
  text: local(`Question ${number}`),
  options,
  askedAt: 1,
});
/** As the server has it now; a change between two calls is another event. */
const state = (now: QuizEvent | null) => ({
  'GET event': { status: 200, data: { serverNow: 1, event: now } },
});
const withTry = (own: EventTry, more: Partial<EventWeek> = {}) =>
  event({ weeks: [week({ try: own, ...more })] });

beforeEach(async () => {
  const player = { ...NO_PLAYER, uid: 'Hornbill1', fullName: 'Aisyah' };
  useSession.setState({ ...loggedOut('en'), isAuth: true, player }, true);
  await loadTexts('event');
});
afterEach(cleanup);

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const atWeek = (language: 'en' | 'zh' | 'ms' = 'en') =>
  show(<WeekScreen />, '/event/weeks/:week', language, '', '/event/weeks/1');

it('[route-quiz] the event says whether it runs, what can be won, what is left, and the way on', async () => {
  answering(state(event({ hasReadTerms: false })));
  await show(<EventScreen />, '/event');
  await screen.findByRole('heading', { level: 1, name: 'Hornbill Quiz' });
  const first = within(screen.getByRole('article', { name: 'Week 1' }));
  first.getByText('Open');
  first.getByText('42 of 50 places left');
  first.getByText('2 tickets each');
  first.getByText('RM10.00 each');
  first.getByText('14 left');
  // The terms come before the first answer.
  expect(first.getByRole('link', { name: 'Answer the questions' }).getAttribute('href')).toBe(
    '/event/terms',
  );
});

it.each([
  ['soon', 'Coming soon'],
  ['ended', 'Ended'],
] as const)(
  '[route-quiz] an event that is %s says so and offers no question',
  async (when, says) => {
    answering(state(event({ state: when, weeks: [week({ state: when })] })));
    await show(<EventScreen />, '/event');
    expect((await screen.findAllByText(says)).length).toBe(2);
    expect(screen.queryByRole('link', { name: 'Answer the questions' })).toBeNull();
  },
);

it('[route-quiz] without an event the page says so', async () => {
  answering(state(null));
  await show(<EventScreen />, '/event');
  await screen.findByText('No event yet');
});

it('[route-quiz] terms are read once, and lead to the week that is open', async () => {
  const made = answering({
    ...state(event({ hasReadTerms: false })),
    'POST events/quiz/terms': { status: 200, data: {} },
  });
  const { whereNow } = await show(<EventTermsScreen />, '/event/terms');
  await screen.findByText('One try a week.');
  await press('I have read the terms');
  await waitFor(() => expect(whereNow()).toBe('/event/weeks/1'));
  expect(made.filter((name) => name.startsWith('POST'))).toEqual(['POST events/quiz/terms']);
  expect(useSession.getState().game.isQuizTermsRead).toBe(true);
});

it('[quiz-rules] a question is chosen, then sent; right and wrong are told with the reason', async () => {
  answering({
    ...state(event()),
    'POST events/quiz/weeks/1/question': { status: 200, data: { question: question(1) } },
  });
  await atWeek();
  await screen.findByRole('button', { name: 'Begin' });
  await press('Begin');
  await screen.findByRole('heading', { name: 'Question 1' });
  await press('Answer');
  await screen.findByText('Choose an answer');
  fireEvent.click(screen.getByRole('radio', { name: 'Peacock' }));
  const made = answering({
    ...state(withTry(mine({ answered: [told(1, 0)] }))),
    'POST events/quiz/weeks/1/answers': {
      status: 200,
      data: { answered: told(1, 0), state: 'playing', place: null },
    },
    'POST events/quiz/weeks/1/question': { status: 200, data: { question: question(2) } },
  });
  await press('Answer');
  await screen.findByText('Not right');
  screen.getByText('The right answer: Hornbill');
  screen.getByText('It is its bird.');
  expect(made[0]).toBe('POST events/quiz/weeks/1/answers');
  await press('Next question');
  await screen.findByRole('heading', { name: 'Question 2' });
});

it('[quiz-rules] a reload goes on at the open question by itself', async () => {
  const made = answering({
    ...state(withTry(mine({ answered: [told(1)] }))),
    'POST events/quiz/weeks/1/question': { status: 200, data: { question: question(2) } },
  });
  await atWeek();
  await screen.findByRole('heading', { name: 'Question 2' });
  expect(made.filter((name) => name.endsWith('question'))).toHaveLength(1);
});

it('[quiz-rules] an answer whose answer was lost is told from what the club has', async () => {
  answering({
    ...state(withTry(mine())),
    'POST events/quiz/weeks/1/question': { status: 200, data: { question: question(1) } },
  });
  await atWeek();
  fireEvent.click(await screen.findByRole('radio', { name: 'Hornbill' }));
  answering({
    ...state(withTry(mine({ answered: [told(1)] }))),
    'POST events/quiz/weeks/1/answers': 'unreachable',
  });
  await press('Answer');
  await screen.findByText('Right!');
});

it.each([
  [mine({ state: 'missed', answered: [told(1), told(2, 0)] }), 'Not all were right'],
  [
    mine({ state: 'full', answered: [told(1), told(2)] }),
    'The number of participants is already full',
  ],
  [mine({ state: 'qualified', place: 9, answered: [told(1), told(2)] }), 'All right: you are in'],
])('[quiz-rules] the end of a try says how it went', async (own, says) => {
  answering(state(withTry(own)));
  await atWeek();
  await screen.findByRole('heading', { name: says });
  expect(screen.queryByRole('link', { name: 'Spin for a prize' }) !== null).toBe(
    own.state === 'qualified',
  );
});

it('[quiz-rules] a week that is to come says when, and one that is over that it is', async () => {
  answering(state(event({ weeks: [week({ state: 'soon' })] })));
  await atWeek();
  await screen.findByText('Event not start yet');
  cleanup();
  answering(state(event({ weeks: [week({ state: 'ended' })] })));
  await atWeek();
  await screen.findByText('This event is over');
});

it('[quiz-rules] a spin tells the prize, once', async () => {
  const qualified = mine({ state: 'qualified', place: 1 });
  answering(state(withTry(qualified)));
  await show(<SpinScreen />, '/event/spin');
  // Until the draw's machine has begun, the button is busy and takes no press.
  await screen.findByRole('button', { name: 'Spin', busy: false });
  const made = answering({
    ...state(withTry({ ...qualified, prize: prize() })),
    'POST events/quiz/weeks/1/spin': { status: 200, data: { events: [], prize: prize() } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  await screen.findByRole('heading', { name: 'You won' });
  screen.getByText('2 tickets');
  expect(made.filter((name) => name.endsWith('spin'))).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull();
});

it('[quiz-rules] who has not qualified has no spin', async () => {
  answering(state(event()));
  await show(<SpinScreen />, '/event/spin');
  await screen.findByText('No more chances to spin');
});

it('[quiz-rules] tickets are claimed with a whole address', async () => {
  answering(state(withTry(mine({ state: 'qualified', place: 1, prize: prize() }))));
  await show(<EventScreen />, '/event');
  await screen.findByText('2 tickets');
  await press('Claim');
  const sheet = within(await screen.findByRole('dialog', { name: /Where shall the tickets go/ }));
  const claimed = prize({ state: 'claimed', sendBy: '2026-12-18' });
  const made = answering({
    ...state(withTry(mine({ state: 'qualified', place: 1, prize: claimed }))),
    'POST event/prizes/7/claim': { status: 200, data: { prize: claimed } },
  });
  const fill = (name: string | RegExp, value: string) =>
    fireEvent.change(sheet.getByLabelText(name), { target: { value } });
  fill('Street and number', 'Jalan Bunga 7');
  fill('Postcode', '5046');
  fill('Town', 'Kuala Lumpur');
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Claim' })));
  expect(await sheet.findAllByText('Fill this in')).toHaveLength(2);
  expect(made).toEqual([]);
  fill('Postcode', '50460');
  fill('State', 'Kuala Lumpur');
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Claim' })));
  await screen.findByText('Claimed. In the post by 18 December 2026');
  expect(made[0]).toBe('POST event/prizes/7/claim');
});

it('[quiz-rules] what was not claimed in time says so', async () => {
  const lost = prize({ state: 'forfeited' });
  answering(state(withTry(mine({ state: 'qualified', place: 1, prize: lost }))));
  await show(<EventScreen />, '/event');
  await screen.findByText('Not claimed in time');
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});
