import type { Page } from 'playwright';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import type { MessageKey } from '#contract/messages.ts';
import type { Step } from '#engine/round/rules.ts';
import { REGISTRY } from '#games/registry.ts';
import type { House } from '#games/testHouse.ts';
import { timeout } from '#tools/timeouts.ts';
import { findOdd } from '../journeys/table.ts';
import { seedFor } from './seeds.ts';

/** A table whose outcomes are fixed, and how to bring it to a phase worth looking at. */
export interface Phase {
  game: GameKey;
  name: string;
  /** Chosen so that what the picture needs comes out. */
  seed?: () => string;
  /** In place of the default tuning's values. */
  tuning?: object;
  /** Epoch milliseconds the page believes in; absent: now. */
  at?: number;
  /** The guide of the first play is looked at; else it is skipped. */
  isGuide?: true;
  play: (page: Page, house: House) => Promise<void>;
}

/** Leaves a guide, in any language. */
export const SKIP = /^(Skip|跳过|Langkau)$/;
const WAITING = { timeout: timeout.loading };
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name })
    .and(page.locator(':not([aria-disabled="true"])'))
    .first()
    .click(WAITING);
const heard = (page: Page, text: RegExp) =>
  page
    .getByText(text)
    .first()
    .waitFor({ state: 'attached', ...WAITING });
const play = (page: Page) => press(page, /^Play\b/);
const again = (page: Page) => page.getByRole('button', { name: /^Play again/ }).waitFor(WAITING);
const idle = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().waitFor(WAITING);

const kindOf = (step: Step<unknown, { kind: string }>) => step.events.map(({ kind }) => kind);

// --- The glass bridge -------------------------------------------------------------------------
const left = { kind: 'step', panel: 0 } as const;
const squidSeed = (held: number, falls: boolean) => () => {
  const { rules, tuning } = REGISTRY.squidgame;
  const moves = Array.from({ length: held + (falls ? 1 : 0) }, () => left);
  return seedFor(rules, tuning.defaults, moves, (step) =>
    falls
      ? kindOf(step).includes('fell') && step.state.crossed === held
      : step.state.crossed === held,
  );
};
const stepLeft = async (page: Page, steps: number) => {
  for (let step = 1; step <= steps; step += 1) {
    await press(page, new RegExp(`^Step ${step}, left`));
    await heard(page, new RegExp(`Step ${step} held`));
  }
};
const squid = (name: string, rest: Omit<Phase, 'game' | 'name'>): Phase => ({
  game: 'squidgame',
  name,
  ...rest,
});
const squidTake = (name: string, steps: number): Phase =>
  squid(name, {
    seed: squidSeed(steps, false),
    async play(page) {
      await play(page);
      await stepLeft(page, steps);
      await press(page, /^Take /);
      await again(page);
    },
  });

const SQUID: Phase[] = [
  squid('1-idle', { play: (page) => idle(page, /^Play\b/) }),
  squid('2-choose', {
    async play(page) {
      await play(page);
      await idle(page, /^Step 1, left/);
    },
  }),
  squid('3-crossed', {
    seed: squidSeed(3, false),
    async play(page) {
      await play(page);
      await stepLeft(page, 3);
      await idle(page, /^Step 4, left/);
    },
  }),
  squid('4-fell', {
    seed: squidSeed(2, true),
    async play(page) {
      await play(page);
      await stepLeft(page, 2);
      await press(page, /^Step 3, left/);
      await again(page);
    },
  }),
  squidTake('5-won-small', 1),
  squidTake('6-won-medium', 3),
  squidTake('7-won-big', 6),
  squid('8-time', {
    tuning: { clockMs: 20_000 },
    async play(page) {
      await play(page);
      await again(page);
    },
  }),
  squid('9-resume', {
    seed: squidSeed(2, false),
    async play(page) {
      await play(page);
      await stepLeft(page, 2);
      await page.reload();
      await page.getByRole('alertdialog').waitFor(WAITING);
    },
  }),
  squid('10-give-up', {
    async play(page) {
      await play(page);
      await idle(page, /^Step 1, left/);
      await page.reload();
      await press(page, 'Give up');
    },
  }),
  squid('11-reconnecting', {
    async play(page, house) {
      await play(page);
      await idle(page, /^Step 1, left/);
      house.weather.network = 'offline';
      await press(page, /^Step 1, left/);
      await heard(page, /Reconnecting/);
    },
  }),
  squid('12-rules', {
    async play(page) {
      await idle(page, /^Play\b/);
      await press(page, /^Rules/);
      await page.getByRole('dialog').waitFor(WAITING);
    },
  }),
];

// --- Rock, scissors, paper --------------------------------------------------------------------
const rock = { kind: 'throw', hand: 'rock' } as const;
const rpsSeed = (results: string) => () => {
  const { rules, tuning } = REGISTRY['rock-scissor-paper'];
  const moves = Array.from(results, () => rock);
  return seedFor(rules, tuning.defaults, moves, ({ state }) =>
    state.mode === 'seek'
      ? false
      : state.throws.map(({ result }) => result[0]).join('') === results,
  );
};
const throwRock = async (page: Page, throws: number) => {
  await play(page);
  for (let number = 0; number < throws; number += 1) {
    await press(page, /^Rock/);
    await heard(page, /^You: rock/i);
    await page.waitForTimeout(600); // What is said stays; the next throw's buttons do not.
  }
};
const rps = (name: string, results: string, isOver: boolean): Phase => ({
  game: 'rock-scissor-paper',
  name,
  seed: rpsSeed(results),
  async play(page) {
    await throwRock(page, results.length);
    if (isOver) await again(page);
    else await idle(page, /^Rock/);
  },
});
const RPS: Phase[] = [
  { game: 'rock-scissor-paper', name: '1-idle', play: (page) => idle(page, /^Play\b/) },
  rps('2-choose', '', false),
  rps('3-ahead', 'w', false),
  rps('4-one-all', 'wl', false),
  rps('5-tie', 't', false),
  rps('6-won', 'ww', true),
  rps('7-lost', 'll', true),
];

// --- The golden nest --------------------------------------------------------------------------
const eggSeed =
  (kind: string, least = 0) =>
  () => {
    const { rules, tuning } = REGISTRY['lucky-egg'];
    return seedFor(rules, tuning.defaults, [{ kind: 'crack', egg: 0 }], ({ state }) => {
      const prize = state.cracked[0]?.prize;
      return prize?.kind === kind && prize.times >= least;
    });
  };
const egg = (name: string, kind: string, least = 0): Phase => ({
  game: 'lucky-egg',
  name,
  seed: eggSeed(kind, least),
  async play(page) {
    await press(page, /^Open the nest/);
    await press(page, /^Egg 1$/);
    await idle(page, /^Egg 1, open/);
    await page.waitForTimeout(2_500); // The moment of the prize, not the nest after it.
  },
});
const AUGUST = Date.UTC(2027, 7, 28, 4);
const EGG: Phase[] = [
  { game: 'lucky-egg', name: '1-idle', play: (page) => idle(page, /^Open the nest/) },
  {
    game: 'lucky-egg',
    name: '2-open',
    async play(page) {
      await press(page, /^Open the nest/);
      await idle(page, /^Egg 1$/);
    },
  },
  egg('3-nothing', 'none'),
  egg('4-coins', 'coins', 200),
  egg('5-bonus', 'free'),
  egg('6-box', 'box', 50_00),
  {
    game: 'lucky-egg',
    name: '7-left',
    async play(page) {
      await press(page, /^Open the nest/);
      await press(page, /^Egg 5$/);
      await idle(page, /^Egg 5, open/);
      await press(page, /^Leave the nest/);
      await idle(page, /^Open a new nest/);
    },
  },
  {
    game: 'lucky-egg',
    name: '8-flown',
    tuning: { sessionMs: 60_000 },
    async play(page) {
      await press(page, /^Open the nest/);
      await page
        .getByRole('button', { name: /^Open a new nest/ })
        .waitFor({ timeout: 2 * timeout.loading });
    },
  },
  {
    game: 'lucky-egg',
    name: '9-national-day',
    at: AUGUST,
    play: (page) => idle(page, /^Open the nest/),
  },
];

// --- The wau bulan ----------------------------------------------------------------------------
const wheelSeed = (times: number) => () => {
  const { rules, tuning } = REGISTRY['spin-wheel'];
  return seedFor(rules, tuning.defaults, [], ({ state }) => state.spun.times === times);
};
const spun = (name: string, times: number): Phase => ({
  game: 'spin-wheel',
  name,
  seed: wheelSeed(times),
  async play(page) {
    await press(page, /^Spin$/);
    await idle(page, /^Spin again/);
  },
});
const refused = (name: string, refusal: MessageKey): Phase => ({
  game: 'spin-wheel',
  name,
  async play(page, house) {
    house.weather.refusal = refusal;
    await page.reload();
    await page.getByRole('region', { name: 'Your stake' }).waitFor(WAITING);
  },
});
const WHEEL: Phase[] = [
  { game: 'spin-wheel', name: '1-idle', play: (page) => idle(page, /^Spin\b/) },
  {
    game: 'spin-wheel',
    name: '2-spinning',
    seed: wheelSeed(50_00),
    async play(page) {
      await press(page, /^Spin$/);
      await page.waitForTimeout(2_500); // In the middle of the whirl.
    },
  },
  spun('3-nothing', 0),
  spun('4-won-small', 20),
  spun('5-won-medium', 3_00),
  spun('6-won-big', 50_00),
  refused('7-not-verified', 'msg.notVerified'),
  refused('8-no-chances', 'msg.noMoreChances'),
  refused('9-not-started', 'msg.eventNotStarted'),
];

// --- Find the odd -----------------------------------------------------------------------------
const deal = async (page: Page) => {
  await press(page, /^Start$/);
  await heard(page, /^Question 1 of 10/);
};
const answer = async (page: Page, isRight: boolean) => {
  const { odd, other } = await findOdd(page);
  await (isRight ? odd : other).click();
};
const FTO: Phase[] = [
  { game: 'fto', name: '2-lobby', play: (page) => idle(page, /^Start$/) },
  {
    game: 'fto',
    name: '3-question',
    async play(page) {
      await deal(page);
      await findOdd(page);
    },
  },
  ...([true, false] as const).map(
    (isRight): Phase => ({
      game: 'fto',
      name: isRight ? '4-right' : '5-wrong',
      async play(page) {
        await deal(page);
        await answer(page, isRight);
        await heard(page, isRight ? /^Right\. One coin/ : /^Not that one\. The odd/);
      },
    }),
  ),
  {
    game: 'fto',
    name: '6-finished',
    async play(page) {
      await deal(page);
      for (let number = 1; number <= 10; number += 1) {
        await heard(page, new RegExp(`^Question ${number} of 10`));
        await answer(page, number !== 4);
      }
      await heard(page, /^9 of 10 right/);
    },
  },
];

const GUIDED = GAME_KEYS.map(
  (game): Phase => ({ game, name: '0-guide', isGuide: true, play: (page) => idle(page, SKIP) }),
);

export const PHASES: readonly Phase[] = [...GUIDED, ...SQUID, ...RPS, ...EGG, ...WHEEL, ...FTO];
