import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Verdict } from './fto/shapes.ts';
import { tensionOf as fto } from './fto/sounds.ts';
import { tensionOf as egg } from './lucky-egg/sounds.ts';
import { tensionOf as draw } from './quiz-draw/sounds.ts';
import type { Thrown } from './rock-scissor-paper/shapes.ts';
import { tensionOf as duel } from './rock-scissor-paper/sounds.ts';
import { tensionOf as wheel } from './spin-wheel/sounds.ts';
import { tensionOf as bridge } from './squidgame/sounds.ts';

const AUDIO = 'assets/audio';
const SPRITE = '.sprite.json';
const STEMS = ['bar', 'ground', 'lead', 'rhythm'];

const spriteOf = (bundle: string): string[] => [
  ...new Set(
    Object.keys(JSON.parse(readFileSync(`${AUDIO}/${bundle}${SPRITE}`, 'utf8'))).map(
      (sprite) => sprite.split('~')[0] ?? '',
    ),
  ),
];
const bundles = globSync(`*${SPRITE}`, { cwd: AUDIO }).map((file) => file.slice(0, -SPRITE.length));
const sources = globSync(['games/**/*.ts', 'engine/canvas/**/*.ts', 'src/**/*.ts'], {
  exclude: ['**/*.test.ts'],
}).map((file) => readFileSync(file, 'utf8'));
const named = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/'([a-z-]+\/[a-z\d-]+)'/g)].flatMap(([, name = '']) =>
      bundles.includes(name.split('/')[0] ?? '') ? [name] : [],
    ),
  ),
);

it('[sound] every effect that is named is there, and none is there that nobody names', () => {
  const there = bundles
    .filter((bundle) => !bundle.endsWith('-music'))
    .flatMap((bundle) => spriteOf(bundle).map((sound) => `${bundle}/${sound}`));
  expect([...named].sort()).toEqual(there.sort());
});

it.each(
  globSync('games/*/scene.ts').filter((file) => !/\bisPlain\b/.test(readFileSync(file, 'utf8'))),
)('[sound] the music of %s is there in all its stems', (file) => {
  expect(spriteOf(`${file.split('/')[1]}-music`).sort()).toEqual(STEMS);
});

/** The same round further on is no calmer, and at its most tense all is heard. */
const expectRising = (levels: readonly number[]) => {
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(levels.length);
  expect(levels[0]).toBeLessThan(0.2);
  expect(levels.at(-1)).toBe(1);
};

it('[sound] the bridge grows tense by the step', () => {
  const at = (steps: number, crossed: number) =>
    bridge({
      mode: 'round',
      panels: Array(steps).fill(2),
      path: Array.from({ length: crossed }, () => ({ panel: 0, safe: [0] })),
    });
  const rest = bridge({ mode: 'idle', panels: Array(10).fill(2), path: [] });
  expectRising([rest, at(10, 0), at(10, 1), at(10, 5), at(10, 9)]);
  expect(at(1, 0)).toBeLessThan(1);
});

it('[sound] a match grows tense by its score', () => {
  const at = (rival: string, score?: [number, number], isOver = false) =>
    duel({ rival, last: score ? ({ score } as Thrown) : null, wins: () => 2 }, isOver);
  expectRising([at(''), at('Ali'), at('Ali', [1, 0]), at('Ali', [1, 1])]);
  expect(at('Ali', [2, 1], true)).toBe(at(''));
});

it('[sound] the nest grows tense by the taps of an egg', () => {
  const at = (isResting: boolean, isPressed: boolean, taps: number) =>
    egg({
      isResting: () => isResting,
      pressed: () => (isPressed ? { egg: 0, stake: 100 } : null),
      taps: () => taps,
    });
  expectRising([
    at(true, false, 0),
    at(false, false, 0),
    at(false, true, 0),
    ...[1, 2, 3].map((taps) => at(false, false, taps)),
  ]);
});

it('[sound] a spin is tense while the wheel turns, a draw while the light runs', () => {
  const spin = (isTurning: boolean, drawn: number | null) =>
    wheel({ isTurning: () => isTurning, drawnMs: () => drawn });
  expectRising([spin(false, null), spin(false, 0), spin(true, null)]);
  expectRising([draw({ isRunning: () => false }), draw({ isRunning: () => true })]);
});

it('[sound] cards grow tense by right answers in a row, and by the clock', () => {
  const at = (verdicts: Verdict[], isUrgent = false, isAsked = true) =>
    fto(
      {
        verdicts: () => verdicts,
        question: () =>
          isAsked ? ({} as ReturnType<Parameters<typeof fto>[0]['question']>) : null,
      },
      isUrgent,
    );
  const row = (length: number): Verdict[] => Array.from({ length }, () => 'right');
  expectRising([
    at([], false, false),
    at([]),
    at(row(1)),
    at(row(2)),
    at(row(3)),
    at(row(4), true),
  ]);
  expect(at([...row(3), 'wrong'])).toBe(at([]));
  expect(at([...row(3), 'wrong', 'right'])).toBe(at(row(1)));
});
