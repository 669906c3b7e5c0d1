import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sleep } from '#engine/clock.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import type { FtoPresenter } from './machine.ts';
import { createLink, pick, start } from './machine.ts';
import { createTestHouse } from './testHouse.ts';

const PLAY_MS = 300;

/** A player's page: a link with a scene that writes down what it plays and takes its time. */
const setUp = ({ offset = 0 } = {}) => {
  const clock = createSteppingClock(1_700_000_000_000);
  const house = createTestHouse(clock, offset);
  const shown: string[] = [];

  const presenter: FtoPresenter = {
    restore: ({ phase, verdicts }) => {
      shown.push(`restore ${phase} ${verdicts.length}`);
    },
    play: {
      question: async ({ question }, signal) => {
        shown.push(`question ${question}`);
        await sleep(clock, PLAY_MS, signal);
      },
      judged: async ({ question, cell, isRight }, signal) => {
        const verdict = cell === null ? 'missed' : isRight ? 'right' : 'wrong';
        shown.push(`${verdict} ${question}`);
        await sleep(clock, PLAY_MS, signal);
      },
      finished: async ({ right }, signal) => {
        shown.push(`finished ${right}`);
        await sleep(clock, PLAY_MS, signal);
      },
    },
  };

  const { services, balances, problems, kept } = createTestServices(clock, house.calls);

  /** Opens the page (again) and lets it come to rest. */
  const openPage = async () => {
    const link = createLink(services);
    link.attach(presenter);
    await clock.advance(1_000);
    return link;
  };
  return {
    clock,
    house,
    shown,
    balances,
    problems,
    presenter,
    openPage,
    kept,
    /** Requests that carried a move or an opening, by id. */
    ids: () => house.arrived.flatMap(({ requestId }) => (requestId ? [requestId] : [])),
  };
};

type Link = ReturnType<typeof createLink>;
const pickOdd = (link: Link, cell: number) => {
  const asked = link.state().view?.asked;
  if (!asked) throw new Error(`nothing is asked in ${link.state().phase}`);
  link.send(pick(asked.question, cell));
};

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

test.each(['offline', 'answers lost'] as const)(
  'the network away for 10 s (%s): one id, one effect, and the round goes on',
  async (network) => {
    const page = setUp();
    const link = await page.openPage();
    link.send(start);
    await page.clock.advance(1_000);
    page.house.weather.network = network;
    const before = page.ids().length;
    pickOdd(link, page.house.odd());
    await page.clock.advance(10_000);
    expect(link.state().phase).toBe('reconnecting');
    page.house.weather.network = 'up';
    await page.clock.advance(5_000);
    expect(page.shown).toEqual(['question 1', 'right 1', 'question 2']);
    expect(page.house.coins()).toBe(100);
    const answers = page.ids().slice(before, -1);
    expect(answers.length).toBeGreaterThanOrEqual(1);
    expect(new Set(answers).size).toBe(1);
    expect(link.state().phase).toBe('deciding');
    expect(link.state().message).toBeNull();
  },
);

test('`retry` does not wait for the next repetition', async () => {
  const page = setUp();
  page.house.weather.network = 'offline';
  const link = await page.openPage();
  await page.clock.advance(10_000);
  expect(link.state().phase).toBe('reconnecting');
  page.house.weather.network = 'up';
  link.send({ type: 'retry' });
  await page.clock.advance(50);
  expect(link.state().phase).toBe('idle');
});

test('a reload in the middle of a call repeats it under the same id', async () => {
  const page = setUp();
  const first = await page.openPage();
  first.send(start);
  await page.clock.advance(1_000);
  page.house.weather.network = 'answers lost';
  pickOdd(first, page.house.odd());
  await page.clock.advance(600);
  expect(page.kept()).not.toBeNull();
  first.leave();
  page.house.weather.network = 'up';
  page.shown.length = 0;
  const before = page.ids();
  const again = await page.openPage();
  expect(page.ids()[before.length]).toBe(before.at(-1));
  expect(page.house.coins()).toBe(100);
  expect(page.balances.at(-1)).toBe(100);
  expect(page.shown).toEqual(['restore ready 1', 'question 2']);
  expect(again.state().phase).toBe('deciding');
});

test('a call kept for longer than anybody waits is dropped', async () => {
  const page = setUp();
  page.house.weather.network = 'offline';
  const first = await page.openPage();
  page.house.weather.network = 'up';
  await page.clock.advance(5_000);
  page.house.weather.network = 'offline';
  first.send(start);
  await page.clock.advance(1_000);
  first.leave();
  await page.clock.advance(61_000);
  page.house.weather.network = 'up';
  const again = await page.openPage();
  expect(page.kept()).toBeNull();
  expect(page.ids()).toEqual([]);
  expect(again.state().phase).toBe('idle');
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

test('a refused answer changes nothing here: the state is loaded and the message told', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(1_000);
  page.house.weather.wayMs = 1_500;
  await page.clock.advance((link.millisLeft() ?? 0) - 100);
  // Sent in time, there too late: the server had the last word already.
  pickOdd(link, page.house.odd());
  await page.clock.advance(6_100);
  expect(link.state().message).toEqual({ key: 'msg.invalidQuestion', params: [] });
  expect(page.shown).toEqual(['question 1', 'missed 1']);
  expect(page.kept()).toBeNull();
  await page.clock.advance(4_000);
  expect(link.state()).toMatchObject({
    phase: 'deciding',
    message: { key: 'msg.invalidQuestion' },
  });
  pickOdd(link, page.house.odd());
  expect(link.state().message).toBeNull();
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

test('[game-maintenance] maintenance has its phase, and ends by itself', async () => {
  const page = setUp();
  page.house.weather.failure = { kind: 'maintenance', message: 'msg.gameMaintenance' };
  const link = await page.openPage();
  expect(link.state()).toMatchObject({
    phase: 'maintenance',
    message: { key: 'msg.gameMaintenance' },
  });
  page.house.weather.failure = null;
  await page.clock.advance(31_000);
  expect(link.state().phase).toBe('idle');
});

test('[game-maintenance] a game that is closed between two rounds opens again by itself', async () => {
  const page = setUp();
  page.house.weather.refusal = 'msg.gameMaintenance';
  const link = await page.openPage();
  expect(link.state().phase).toBe('maintenance');
  page.house.weather.refusal = null;
  await page.clock.advance(31_000);
  expect(link.state().phase).toBe('idle');
});

test('429 waits the seconds it was told; a server that keeps failing is told, and can be retried', async () => {
  const page = setUp();
  page.house.weather.failure = { kind: 'busy', seconds: 7 };
  const link = await page.openPage();
  page.house.weather.failure = null;
  await page.clock.advance(5_900);
  expect(link.state().phase).toBe('reconnecting');
  await page.clock.advance(500);
  expect(link.state().phase).toBe('idle');

  link.send(start);
  await page.clock.advance(1_000);
  page.house.weather.failure = { kind: 'broken', message: 'msg.systemError' };
  pickOdd(link, page.house.odd());
  await page.clock.advance(9_000);
  expect(link.state()).toMatchObject({ phase: 'failed', message: { key: 'msg.systemError' } });
  expect(page.kept()).not.toBeNull();
  page.house.weather.failure = null;
  link.send({ type: 'retry' });
  await page.clock.advance(1_000);
  expect(page.house.coins()).toBe(100);
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

type Happening =
  | { kind: 'wait'; ms: number }
  | { kind: 'tap'; isRight: boolean; times: number }
  | { kind: 'network'; network: 'up' | 'offline' | 'answers lost' }
  | { kind: 'input'; type: 'skip' | 'coins' | 'retry' | 'continue' | 'resume' }
  | { kind: 'reload' };

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.nat(4_000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('tap'),
      isRight: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  fc.record({
    kind: fc.constant('network'),
    network: fc.constantFrom('up', 'offline', 'answers lost'),
  }),
  fc.record({
    kind: fc.constant('input'),
    type: fc.constantFrom('skip', 'coins', 'retry', 'continue', 'resume'),
  }),
  fc.constant({ kind: 'reload' }),
);

test('[bets-safe] whatever happens on the way, the round ends with every coin shown, none twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happenings, { maxLength: 40 }), async (sequence) => {
      const page = setUp({ offset: 5_000 });
      let link = await page.openPage();
      link.send(start);
      for (const happening of sequence) {
        const asked = link.state().view?.asked;
        if (happening.kind === 'wait') await page.clock.advance(happening.ms);
        if (happening.kind === 'network') page.house.weather.network = happening.network;
        if (happening.kind === 'input') link.send({ type: happening.type });
        if (happening.kind === 'tap' && asked) {
          const odd = page.house.odd();
          const cell = happening.isRight ? odd : (odd + 1) % asked.cells.length;
          for (let time = 0; time < happening.times; time++) link.send(pick(asked.question, cell));
        }
        if (happening.kind === 'reload') {
          link.leave();
          // The page asks for the balance when it starts, as the app's refresh does.
          page.balances.push(page.house.coins());
          link = await page.openPage();
        }
      }

      page.house.weather.network = 'up';
      for (let turn = 0; turn < 200 && link.state().phase !== 'settled'; turn++) {
        if (link.state().phase === 'waiting') break;
        if (link.state().phase === 'idle') link.send(start);
        const asked = link.state().view?.asked;
        if (asked) link.send(pick(asked.question, page.house.odd()));
        await page.clock.advance(1_000);
      }

      const round = page.house.round();
      expect(round?.status).toBe('settled');
      expect(round?.won).toBe(page.house.coins());
      expect(page.house.coins()).toBeLessThanOrEqual(1_000);
      expect(page.balances.at(-1)).toBe(page.house.coins());
      // The balance only ever rises: nothing is shown and taken back.
      expect(page.balances.every((coins, at) => coins >= (page.balances[at - 1] ?? 0))).toBe(true);
      expect(page.kept()).toBeNull();
      expect(page.problems).toEqual([]);
      link.leave();
      await page.clock.advance(0);
      expect(page.clock.waiting()).toBe(0);
    }),
    { numRuns: 100 },
  );
});
