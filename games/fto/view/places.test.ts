import { expect, test } from 'vitest';
import { layoutFor } from '#engine/canvas/stage/layout.ts';
import { ftoTuning } from '#games/fto/tuning.ts';
import { CARD } from './cardFace.ts';
import { cupOf, placesOf } from './places.ts';

const QUESTIONS = ftoTuning.defaults.ladder.map(({ columns, rows }, at) => ({
  question: at + 1,
  motif: 'wau' as const,
  columns,
  rows,
  timeMs: 10_000,
  cells: Array.from({ length: columns * rows }, () => ({
    frame: 'wau' as const,
    hue: 0,
    rotate: 0,
    isMirrored: false,
    scale: 1,
    brightness: 1,
  })),
}));

test.each([
  [390, 844],
  [320, 640],
  [320, 568],
  [768, 1024],
  [844, 390],
  [1280, 800],
])('on %i x %i no card of any question touches the cup of tea', (w, h) => {
  const layout = layoutFor(w, h);
  const cup = cupOf(layout);
  expect(cup.y + cup.height / 2).toBeLessThanOrEqual(layout.height);
  for (const question of QUESTIONS) {
    const { middles, scale } = placesOf(layout, question);
    for (const { x, y } of middles) {
      const apart = {
        x: Math.abs(x - cup.x) - (CARD.width * scale + cup.width) / 2,
        y: Math.abs(y - cup.y) - (CARD.height * scale + cup.height) / 2,
      };
      expect(Math.max(apart.x, apart.y)).toBeGreaterThan(0);
    }
  }
});
