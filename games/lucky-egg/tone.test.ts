import { Container } from 'pixi.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import en from '#assets/locales/en/games/lucky-egg.json' with { type: 'json' };
import { createSteppingFrames } from '#engine/canvas/stage/frames.ts';
import type { FlyingCoins } from '#engine/canvas/stage/kit/coins.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Purse } from '#engine/canvas/stage/kit/purse.ts';
import { layoutFor } from '#engine/canvas/stage/layout.ts';
import { testTextsOf } from '#engine/canvas/stage/testTexts.ts';
import { createTweens } from '#engine/canvas/stage/tweens.ts';
import type { EggLink } from './machine.ts';
import { celebrate } from './opening.ts';
import type { EggParts } from './parts.ts';
import { createPresenter } from './presenter.ts';
import type { Prize } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import { createPrizeStage } from './view/prize.ts';

/** What comes before the amount: the chick that hatches, the box that opens. */
const coming = vi.hoisted(() => ({ seen: async () => {} }));
const part = () => ({ view: new Container(), hide() {} });
vi.mock('./view/feather.ts', () => ({
  createFeather: () => ({ ...part(), float: async () => {} }),
}));
vi.mock('./view/chick.ts', () => ({
  createChick: () => ({ ...part(), hatch: () => coming.seen(), leave: async () => {} }),
}));
vi.mock('./view/box.ts', () => ({
  createMysteryBox: () => ({ ...part(), open: () => coming.seen(), close: async () => {} }),
}));

/** A nest whose sounds, words, coins and joy are written down. */
const setUp = () => {
  const frames = createSteppingFrames();
  const act = createTweens(frames);
  const heard: string[] = [];
  const felt: string[] = [];
  const said: [text: string, mood: string | undefined][] = [];
  const texts = testTextsOf(en);
  let [flights, rejoiced] = [0, 0];
  const layout = layoutFor(390, 844);
  const context = {
    texts,
    audio: {
      effect: (name: string) => heard.push(name),
      tell: (name: string) => heard.push(name),
      duck() {},
    },
    haptics: (what: string) => felt.push(what),
    controls: { say() {} },
    layout: () => layout,
  };
  const figure = () => new Container();
  const kit = {
    act,
    idle: act,
    context,
    glow: figure,
    sprite: figure,
    isCalm: () => true,
    digits: () => Object.assign(new Container(), { text: '', tint: 0 }),
  } as unknown as Kit;
  const coins = {
    async fly(_from: unknown, _to: unknown, onLand: () => void) {
      flights += 1;
      onLand();
    },
  } as unknown as FlyingCoins;
  const purse = { mouth: () => ({ x: 0, y: 0 }), bump() {} } as unknown as Purse;
  const rejoice = async () => {
    rejoiced += 1;
  };
  const parts = {
    context,
    kit,
    coins,
    purse,
    prizes: createPrizeStage(kit, purse, coins),
    nest: {
      middle: () => ({ x: 195, y: 400 }),
      keep() {},
      egg: () => null,
      setDown: async () => {},
      retire() {},
      count: () => 12,
    },
    mother: { rejoice, comfort: async () => {}, look() {} },
    line: { say: (text: string, mood?: string) => said.push([text, mood]) },
    burst: { rain() {}, clear() {}, pop: async () => {} },
    board: { tell: async () => {}, close() {} },
    telling: { letSkip() {}, rested: async () => {} },
  } as unknown as EggParts;
  const sent: string[] = [];
  const shown = async (work: Promise<void>) => {
    let isDone = false;
    void work.finally(() => {
      isDone = true;
    });
    for (let frame = 0; frame < 500 && !isDone; frame += 1) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      frames.step(20);
    }
    await work;
  };
  return {
    heard,
    felt,
    said,
    sent,
    parts,
    shown,
    flights: () => flights,
    rejoiced: () => rejoiced,
    reveal(prize: Prize, stake: number | null) {
      const link = { send: ({ type }: { type: string }) => sent.push(type) } as unknown as EggLink;
      const told = celebrate(parts, link, { kind: 'cracked', egg: 0, prize }, stake, 1);
      return shown(told.then(async (rest) => void (await rest())));
    },
  };
};

const JOYFUL: readonly string[] = [
  SOUNDS.coins,
  SOUNDS.chick,
  SOUNDS.box,
  SOUNDS.open,
  SOUNDS.coin,
  SOUNDS.count,
  SOUNDS.call,
  ...Object.values(SOUNDS.wins),
  'club/coin-shower',
];

test.each(
  (['coins', 'free', 'box'] as const).flatMap((kind) =>
    (
      [
        [5_000, 50],
        [10_000, 50],
        [5_000, null],
        [101, 20],
      ] as const
    ).map(([times, stake]) => [kind, times, stake] as const),
  ),
)(
  'an egg’s %s of %i hundredths, staked with %s, is no win: nothing rings, nothing flies',
  async (kind, times, stake) => {
    const nest = setUp();
    await nest.reveal({ kind, times }, stake);
    expect(nest.heard.filter((name) => JOYFUL.includes(name))).toEqual([]);
    expect([nest.flights(), nest.felt, nest.rejoiced()]).toEqual([0, [], 0]);
    expect(nest.said.map(([, mood]) => mood)).not.toContain('good');
    expect(nest.said.map(([text]) => text).join()).not.toMatch(/Coins!|bonus|box/);
    expect(nest.sent).toEqual(['coins']);
  },
);

test('half of the stake back is told as what it is', async () => {
  const nest = setUp();
  await nest.reveal({ kind: 'coins', times: 5_000 }, 50);
  expect(nest.said).toEqual([['50% of your stake is back. −0.25 (×0.5, paid 0.25)', undefined]]);
});

test('twice the stake is a win, with all that belongs to one', async () => {
  const nest = setUp();
  await nest.reveal({ kind: 'coins', times: 20_000 }, 50);
  expect(nest.heard).toContain(SOUNDS.coins);
  expect(nest.flights()).toBeGreaterThan(0);
  expect([nest.felt, nest.rejoiced()]).toEqual([['small'], 1]);
  expect(nest.said.at(-1)).toEqual(['Coins! +0.50 (×2, paid 1.00)', 'good']);
});

test.each(['free', 'box'] as const)(
  'the words of a %s tell the amount with the count, not before',
  async (kind) => {
    const nest = setUp();
    let before: string[] = [];
    coming.seen = async () => {
      before = nest.said.map(([text]) => text);
    };
    onTestFinished(() => {
      coming.seen = async () => {};
    });
    await nest.reveal({ kind, times: 20_000 }, 50);
    expect(before).toHaveLength(1);
    expect(before.join()).not.toMatch(/0\.50|×/);
    expect(nest.said.slice(1)).toEqual([[expect.stringContaining('+0.50'), 'good']]);
  },
);

test.each([
  [6_00, 5_82, 0],
  [6_00, 6_00, 0],
  [6_00, 6_01, 1],
])('an empty nest that cost %i and paid %i is rejoiced at %i times', async (bet, won, times) => {
  const nest = setUp();
  const round = { status: 'settled', bet, won };
  const link = { state: () => ({ round }) } as unknown as EggLink;
  const table = {} as never;
  const inputs = { settle() {} } as never;
  const { play } = createPresenter(nest.parts, link, table, inputs);
  const ended = { kind: 'ended', why: 'empty', cracked: 12 } as const;
  await nest.shown(Promise.resolve(play.ended(ended, new AbortController().signal)));
  expect(nest.rejoiced()).toBe(times);
  expect(nest.heard.includes(SOUNDS.call)).toBe(times === 1);
});
