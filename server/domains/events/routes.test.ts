import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import {
  EventAnswer,
  EventPrizesAnswer,
  EventQuestionAnswer,
  EventSpinAnswer,
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
import { checkDraw } from '#games/quiz-draw/check.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { requests } from '../../platform/store/schema/requests.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { rightOf, runEvent, testEvent } from './testEvent.ts';
import { keepEvents } from './upkeep.ts';

const KEY = 'quiz-of-calls';
const ADDRESS = {
  name: 'Aminah binti Yusof',
  street: '12, Jalan Kenyalang',
  postcode: '93300',
  city: 'Kuching',
  state: 'Sarawak',
};

oneStore('the calls of the quiz event', (store) => {
  let club: TestApp;
  let people = 0;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  const join = async () => {
    people += 1;
    const token = await registerPlayer(club, `Quizzer${people}`, `+6012${4_100_000 + people}`);
    const ask = async (path: string, body: object) => {
      const answer = await club.post(path, { requestId: randomUUID(), ...body }, token);
      return { status: answer.statusCode, said: answer.json() };
    };
    return {
      token,
      uid: `Quizzer${people}`,
      ask,
      state: async () => EventAnswer.parse((await club.get(eventPath, token)).json()).event,
      terms: (key = KEY) => ask(eventTermsPath(key), {}),
      question: (week = 1, key = KEY) => ask(eventQuestionPath(key, week), {}),
      answer: (question: number, chosen: number, week = 1, key = KEY) =>
        ask(eventAnswersPath(key, week), { question, chosen }),
      spin: (week = 1, key = KEY) => ask(eventSpinPath(key, week), { clientSeed: 'teh-tarik' }),
      /** Answers all questions of a week, the last as told. */
      async play(last = rightOf(5), key = KEY, week = 1) {
        await this.terms(key);
        for (let number = 1; number <= 5; number += 1) {
          await this.question(week, key);
          club.deps.clock.advance(2_000);
          await this.answer(number, number < 5 ? rightOf(number) : last, week, key);
        }
      },
    };
  };
  const start = (event: ReturnType<typeof testEvent>) =>
    runEvent(store(), event, club.deps.clock.now());
  const toOpen = (key: string, changes: Parameters<typeof testEvent>[1] = {}) =>
    start(testEvent(key, { opens: club.deps.clock.now() - DAY_MS, ...changes }));
  const refused = ({ status, said }: { status: number; said: { message: string } }) => [
    status,
    said.message,
  ];

  test('before there is an event there is none', async () => {
    const me = await join();
    expect(await me.state()).toBeNull();
    expect(refused(await me.terms())).toEqual([404, 'msg.notFound']);
  });

  test('[quiz-rules] from the terms to a claimed prize: each question after the one before', async () => {
    await toOpen(KEY);
    const me = await join();
    const before = await me.state();
    expect(before).toMatchObject({ key: KEY, state: 'open', hasReadTerms: false });
    expect(before?.weeks.map(({ state }) => state)).toEqual(['open', 'soon']);
    expect(before?.intro.en).toBe('50 win');
    expect(JSON.stringify(before)).not.toContain('Question 1');
    expect(refused(await me.question())).toEqual([409, 'msg.acceptTerms']);
    await me.terms();
    expect(refused(await me.question(2))).toEqual([409, 'msg.eventNotStarted']);
    expect(refused(await me.answer(1, 1))).toEqual([409, 'msg.invalidQuestion']);
    for (let number = 1; number <= 5; number += 1) {
      const { said } = await me.question();
      const { question } = EventQuestionAnswer.parse(said);
      expect(question).toMatchObject({
        number,
        of: 5,
        text: { en: `Question ${number} of the week` },
      });
      expect(Object.keys(question ?? {}).sort()).toEqual([
        'askedAt',
        'number',
        'of',
        'options',
        'text',
      ]);
      club.deps.clock.advance(3_000);
      // A reload, or another device, goes on at the question that was open.
      expect((await me.question()).said).toEqual(said);
      const whole = JSON.stringify([await me.state(), said]);
      expect(whole).not.toContain(`Question ${number + 1}`);
      expect(JSON.stringify(await me.state())).not.toContain(`Question ${number} `);
      expect(refused(await me.answer(number + 1, 0))).toEqual([409, 'msg.invalidQuestion']);
      expect(refused(await me.answer(number, 3))).toEqual([400, 'msg.invalidAnswer']);
      expect(refused(await me.spin())).toEqual([409, 'msg.noMoreChances']);
      const requestId = randomUUID();
      const given = { requestId, question: number, chosen: rightOf(number) };
      const first = await me.ask(eventAnswersPath(KEY, 1), given);
      expect(first.said).toMatchObject({
        answered: {
          right: rightOf(number),
          isRight: true,
          reason: number % 2 === 0 ? { en: 'Since it is so' } : null,
        },
        state: number < 5 ? 'playing' : 'qualified',
        place: number < 5 ? null : 1,
      });
      expect((await me.ask(eventAnswersPath(KEY, 1), given)).said).toEqual(first.said);
      expect(refused(await me.answer(number, rightOf(number)))).toEqual([
        409,
        'msg.invalidQuestion',
      ]);
    }
    expect((await me.question()).said).toEqual({ question: null });
    const requestId = randomUUID();
    const spun = await me.ask(eventSpinPath(KEY, 1), { requestId, clientSeed: 'mine' });
    const { prize, events } = EventSpinAnswer.parse(spun.said);
    expect(events).toMatchObject([{ kind: 'drawn', prize: prize.key }]);
    const again = await me.ask(eventSpinPath(KEY, 1), { requestId, clientSeed: 'mine' });
    expect(again.said).toEqual(spun.said);
    expect(refused(await me.spin())).toEqual([409, 'msg.rewardAlreadySpun']);
    const week = (await me.state())?.weeks[0];
    expect(week).toMatchObject({ qualified: 1, try: { state: 'qualified', place: 1, prize } });
    const lefts = Object.fromEntries(week?.prizes.map(({ key, left }) => [key, left]) ?? []);
    expect(lefts).toEqual({
      tickets: prize.key === 'tickets' ? 14 : 15,
      bonus: prize.key === 'bonus' ? 34 : 35,
    });
    const listed = EventPrizesAnswer.parse((await club.get(eventPrizesPath, me.token)).json());
    expect(listed).toEqual({ prizes: [prize], next: null });
  });

  test('[quiz-rules] one wrong answer, and there is no chance to spin', async () => {
    const me = await join();
    await me.play(0);
    expect((await me.state())?.weeks[0]?.try).toMatchObject({ state: 'missed', place: null });
    expect(refused(await me.spin())).toEqual([409, 'msg.noMoreChances']);
  });

  test('[quiz-rules] who comes after the last place reads that it is full', async () => {
    await toOpen('quiz-of-one', { qualifiers: 1 });
    const [first, slow, late] = [await join(), await join(), await join()];
    await slow.terms('quiz-of-one');
    await slow.question(1, 'quiz-of-one');
    await first.play(rightOf(5), 'quiz-of-one');
    await late.terms('quiz-of-one');
    expect(refused(await late.question(1, 'quiz-of-one'))).toEqual([409, 'msg.participantsFull']);
    await slow.play(rightOf(5), 'quiz-of-one');
    expect(refused(await slow.spin(1, 'quiz-of-one'))).toEqual([409, 'msg.participantsFull']);
    expect((await first.spin(1, 'quiz-of-one')).status).toBe(200);
  });

  test('fewer prizes than qualify: the last read that no more are left', async () => {
    const [prize] = testEvent('any').prizes;
    await toOpen('quiz-of-few', { qualifiers: 2, prizes: [{ ...prize!, winners: 1 }] });
    const [first, second] = [await join(), await join()];
    await first.play(rightOf(5), 'quiz-of-few');
    await second.play(rightOf(5), 'quiz-of-few');
    expect((await second.spin(1, 'quiz-of-few')).status).toBe(200);
    expect(refused(await first.spin(1, 'quiz-of-few'))).toEqual([409, 'msg.noMoreRewards']);
  });

  test('[quiz-rules] coming soon, open, ended; an answer after the closing counts no more', async () => {
    const opens = club.deps.clock.now() + 30 * DAY_MS;
    const [weekId] = await start(testEvent('quiz-to-come', { weeks: 1, opens }));
    const me = await join();
    await me.terms('quiz-to-come');
    const asked = () => me.question(1, 'quiz-to-come');
    expect(refused(await asked())).toEqual([409, 'msg.eventNotStarted']);
    expect(refused(await me.spin(1, 'quiz-to-come'))).toEqual([409, 'msg.eventNotStarted']);
    const { clock } = club.deps;
    clock.advance(opens - clock.now() - 1);
    expect(refused(await asked())).toEqual([409, 'msg.eventNotStarted']);
    clock.advance(1);
    expect((await asked()).status).toBe(200);
    clock.advance(7 * DAY_MS);
    expect(refused(await me.answer(1, 1, 1, 'quiz-to-come'))).toEqual([409, 'msg.eventEnded']);
    expect(refused(await asked())).toEqual([409, 'msg.eventEnded']);
    expect((await me.state())?.weeks[0]).toMatchObject({ state: 'spinning' });
    const draw = async () =>
      SavedDraw.parse((await club.get(eventDrawPath('quiz-to-come', 1), me.token)).json());
    const deps = { store: store(), cipher: testCipher };
    await keepEvents(deps, clock.now());
    expect(checkDraw(await draw())).toEqual({ kind: 'secret' });
    clock.advance(2 * DAY_MS);
    expect(await me.state()).toMatchObject({ key: 'quiz-to-come', state: 'ended' });
    await keepEvents(deps, clock.now());
    expect(checkDraw(await draw())).toEqual({ kind: 'drawn', disagreement: null });
    expect(weekId).toBeGreaterThan(0);
  });

  test('[quiz-rules] a bonus goes to the rewards, tickets to a sealed address; each once', async () => {
    const only = (kind: 'tickets' | 'bonus') => ({
      prizes: testEvent('any').prizes.filter((each) => each.kind === kind),
    });
    await toOpen('quiz-of-tickets', only('tickets'));
    await toOpen('quiz-of-bonus', only('bonus'));
    const me = await join();
    const win = async (key: string) => {
      await me.play(rightOf(5), key);
      return EventSpinAnswer.parse((await me.spin(1, key)).said).prize.id;
    };
    const [tickets, bonus] = [await win('quiz-of-tickets'), await win('quiz-of-bonus')];
    const claim = (id: string, address?: object, requestId: string = randomUUID()) =>
      me.ask(eventClaimPath(id), { requestId, ...(address && { address }) });
    expect(refused(await claim(tickets))).toEqual([400, 'msg.invalidRequest']);
    expect(refused(await claim(bonus, ADDRESS))).toEqual([400, 'msg.invalidRequest']);
    for (const wrong of [{ postcode: '9330' }, { state: 'Singapore' }, { name: '' }, { more: 7 }])
      expect(refused(await claim(tickets, { ...ADDRESS, ...wrong }))).toEqual([
        400,
        'msg.invalidRequest',
      ]);
    const other = await join();
    expect(refused(await other.ask(eventClaimPath(bonus), {}))).toEqual([404, 'msg.notFound']);
    expect(refused(await claim('none'))).toEqual([404, 'msg.notFound']);
    const requestId = randomUUID();
    const first = await claim(tickets, ADDRESS, requestId);
    expect(first.said.prize).toMatchObject({ state: 'claimed', sentAt: null });
    expect((await claim(tickets, ADDRESS, requestId)).said).toEqual(first.said);
    expect(refused(await claim(tickets, ADDRESS))).toEqual([409, 'msg.updateFailed']);
    expect((await claim(bonus)).said.prize).toMatchObject({ state: 'claimed', sendBy: null });
    const kept = await store().db.select().from(requests).where(eq(requests.requestId, requestId));
    expect(JSON.stringify([first.said, kept, club.logged])).not.toContain('Kenyalang');
    const operator = (name: string, args: object) =>
      runCommand({ ...club.deps, broadcast: () => {}, drop: () => {} }, name, args, 'siti');
    const list = await operator('reward list', {});
    const { id } = (list.data as { uid: string; id: string }[]).find(({ uid }) => uid === me.uid)!;
    await operator('reward pay', { id });
    await operator('event sent', { id: tickets });
    await expect(operator('event sent', { id: tickets })).rejects.toThrow(
      `Prize ${tickets} is sent.`,
    );
    await expect(operator('event sent', { id: bonus })).rejects.toThrow('when its reward is paid');
    const listed = EventPrizesAnswer.parse((await club.get(eventPrizesPath, me.token)).json());
    expect(listed.prizes.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
});
