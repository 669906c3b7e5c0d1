import { expect, test } from 'vitest';
import { pick, start } from './machine.ts';
import { PLAY_MS, pickOdd, setUp } from './testPage.ts';

test('[fto-rules] ten questions from the first to the wait for tomorrow', async () => {
  const page = setUp();
  const link = await page.openPage();
  expect(link.state().phase).toBe('idle');
  link.send(start);
  await page.clock.advance(1_000);
  for (let question = 1; question <= 10; question++) {
    expect(link.state()).toMatchObject({ phase: 'deciding', view: { asked: { question } } });
    const odd = page.house.odd();
    pickOdd(link, question === 4 ? (odd + 1) % 9 : odd);
    await page.clock.advance(2_000);
  }
  expect(page.shown).toEqual([
    ...Array.from({ length: 10 }, (_, at) => [
      `question ${at + 1}`,
      `${at === 3 ? 'wrong' : 'right'} ${at + 1}`,
    ]).flat(),
    'finished 9',
  ]);
  expect(page.balances.at(-1)).toBe(900);
  expect(link.state()).toMatchObject({ phase: 'settled', remain: 0 });
  link.send({ type: 'continue' });
  await page.clock.advance(100);
  expect(link.state().phase).toBe('waiting');
  await page.clock.advance(24 * 3_600_000);
  expect(link.state().phase).toBe('idle');
  expect(page.problems).toEqual([]);
  expect(page.clock.waiting()).toBe(0);
});

test('each coin is shown when its verdict was played, not when its answer came', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(1_000);
  const before = page.balances.length;
  pickOdd(link, page.house.odd());
  await page.clock.advance(40 + PLAY_MS - 1);
  expect(page.house.coins()).toBe(100);
  expect(page.balances).toHaveLength(before);
  await page.clock.advance(1);
  expect(page.balances).toHaveLength(before + 1);
  expect(page.balances.at(-1)).toBe(100);
});

test('the scene may show the coins earlier, and they are shown once', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(1_000);
  pickOdd(link, page.house.odd());
  await page.clock.advance(100);
  const before = page.balances.length;
  link.send({ type: 'coins' });
  expect(page.balances.slice(before)).toEqual([100]);
  // The verdict's end brings nothing more; the next balance is the next question's answer.
  await page.clock.advance(40 + PLAY_MS - 100);
  expect(page.balances).toHaveLength(before + 1);
});

test('a double tap sends once', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  link.send(start);
  await page.clock.advance(1_000);
  const odd = page.house.odd();
  pickOdd(link, odd);
  pickOdd(link, (odd + 1) % 4);
  await page.clock.advance(10);
  link.send(pick(1, odd));
  await page.clock.advance(1_000);
  // Opened, first question, its answer, second question.
  expect(page.ids()).toHaveLength(4);
  expect(new Set(page.ids()).size).toBe(4);
  expect(page.kept()).toBeNull();
  expect(page.house.coins()).toBe(100);
});

test('a card can be touched while the cards are still being dealt', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(150);
  expect(link.state().phase).toBe('presenting');
  pickOdd(link, page.house.odd());
  await page.clock.advance(100);
  expect(page.shown).toEqual(['question 1', 'right 1']);
});

test('an animation can be skipped, and one that hangs or fails is passed over', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(1_000);
  pickOdd(link, page.house.odd());
  await page.clock.advance(60);
  expect(link.state().phase).toBe('presenting');
  link.send({ type: 'skip' });
  expect(page.balances.at(-1)).toBe(100);
  await page.clock.advance(50);
  expect(page.shown.at(-1)).toBe('question 2');

  await page.clock.advance(500);
  page.presenter.play.judged = () => new Promise(() => {});
  pickOdd(link, page.house.odd());
  await page.clock.advance(7_900);
  expect(link.state().phase).toBe('presenting');
  await page.clock.advance(1_000);
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { asked: { question: 3 } } });

  page.presenter.play.judged = () => {
    throw new Error('a texture is missing');
  };
  pickOdd(link, page.house.odd());
  await page.clock.advance(1_000);
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { asked: { question: 4 } } });
  expect(page.balances.at(-1)).toBe(300);
  expect(page.problems).toHaveLength(1);
});

test('a reload in the middle goes on at the same question with the time that is left', async () => {
  const page = setUp({ offset: 90_000 });
  const first = await page.openPage();
  first.send(start);
  await page.clock.advance(1_000);
  pickOdd(first, page.house.odd());
  await page.clock.advance(1_000);
  const left = first.millisLeft() ?? 0;
  first.leave();
  page.shown.length = 0;
  await page.clock.advance(3_000);

  const again = await page.openPage();
  expect(page.shown).toEqual(['restore asked 1']);
  expect(again.state()).toMatchObject({ phase: 'deciding', view: { asked: { question: 2 } } });
  expect(again.millisLeft()).toBe(left - 4_000);
  pickOdd(again, page.house.odd());
  await page.clock.advance(500);
  expect(page.house.coins()).toBe(200);
});

test('a reload between two questions asks the next one', async () => {
  const page = setUp();
  const first = await page.openPage();
  first.send(start);
  await page.clock.advance(1_000);
  pickOdd(first, page.house.odd());
  await page.clock.advance(100);
  first.leave();
  page.shown.length = 0;
  const again = await page.openPage();
  expect(page.shown).toEqual(['restore ready 1', 'question 2']);
  expect(again.state().phase).toBe('deciding');
});

test('time is up when the server says so: the client asks after the deadline and sends nothing', async () => {
  const page = setUp({ offset: -45_000 });
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(500);
  expect(link.state().offset).toBe(-45_000);
  const before = page.house.arrived.length;
  await page.clock.advance(link.millisLeft() ?? 0);
  expect(link.millisLeft()).toBe(0);
  expect(page.house.arrived).toHaveLength(before);
  expect(link.state().phase).toBe('deciding');
  await page.clock.advance(1_099);
  expect(page.house.arrived).toHaveLength(before);
  await page.clock.advance(1_200);
  expect(page.house.arrived.slice(before).map(({ call }) => call)).toEqual(['load', 'move']);
  expect(page.shown).toEqual(['question 1', 'missed 1', 'question 2']);
  expect(link.state().phase).toBe('deciding');
});

test.each([
  ['told', true, ['missed 10', 'finished 9']],
  ['not told any more', false, ['right 9', 'question 10', 'finished 9']],
])('the last question missed ends the round, its state %s', async (_how, isLastTold, end) => {
  const page = setUp();
  page.house.weather.isLastTold = isLastTold;
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(1_000);
  for (let question = 1; question <= 9; question++) {
    pickOdd(link, page.house.odd());
    await page.clock.advance(1_000);
  }
  await page.clock.advance(12_000);
  expect(page.shown.slice(-end.length)).toEqual(end);
  expect(link.state()).toMatchObject({ phase: 'settled', round: { status: 'settled' } });
  expect(link.state().nextAt).not.toBeNull();
  link.send({ type: 'continue' });
  await page.clock.advance(100);
  expect(link.state().phase).toBe('waiting');
});

test('a card that is not there is not sent', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(1_000);
  const before = page.house.arrived.length;
  link.send(pick(1, 4));
  link.send(pick(2, 0));
  await page.clock.advance(100);
  expect(page.house.arrived).toHaveLength(before);
  expect(link.state().phase).toBe('deciding');
});

test('leaving shows the coins that are due and leaves nothing running', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(1_000);
  pickOdd(link, page.house.odd());
  await page.clock.advance(60);
  expect(page.balances.at(-1)).toBe(0);
  link.leave();
  expect(page.balances.at(-1)).toBe(100);
  await page.clock.advance(0);
  expect(page.clock.waiting()).toBe(0);
  link.send(start);
  link.leave();
  await page.clock.advance(5_000);
  expect(page.shown.at(-1)).toBe('right 1');
  expect(page.problems).toEqual([]);
});
