import type { Graphics } from 'pixi.js';
import { flat, project, type Space } from './space.ts';

/** Planks from one depth to another, where a bridge begins and where it ends. */
const PLANK = 0.115;
const WOODS = [0x7a4c26, 0x6b4020, 0x845529, 0x704522] as const;
const NEAREST = 0.24;
const WIDE = 1.12;
/** The songket runner on them, -1 to 1 across. */
const RUNNER = 0.46;

const strip = (
  pen: Graphics,
  space: Space,
  [x1, x2]: readonly [number, number],
  [near, far]: readonly [number, number],
) => pen.poly(flat(space, [x1, near], [x2, near], [x2, far], [x1, far]));

export const drawDeck = (pen: Graphics, space: Space, near: number, far: number): void => {
  if (far < NEAREST) return;
  const planks = Math.ceil((far - near) / PLANK);
  for (let i = 0; i < planks; i += 1) {
    const from = near + i * PLANK;
    const to = Math.min(far, from + PLANK * 0.93);
    if (from < NEAREST) continue;
    strip(pen, space, [-WIDE, WIDE], [from, Math.min(far, from + PLANK)]).fill(0x1d0e0a);
    strip(pen, space, [-WIDE, WIDE], [from, to]).fill(WOODS[i % WOODS.length] ?? WOODS[0]);
    strip(pen, space, [-WIDE, WIDE], [to - PLANK * 0.12, to]).fill({ color: 0xd79a55, alpha: 0.4 });
    for (const x of [-1.02, 1.02]) {
      const nail = project(space, x, (from + to) / 2);
      pen.circle(nail.x, nail.y, 3 * nail.size).fill(0x2b150c);
    }
  }
  const start = Math.max(NEAREST, near);
  const hem = 0.05;
  strip(pen, space, [-RUNNER, RUNNER], [start, far - hem]).fill(0x6b0f30);
  for (const side of [-1, 1]) {
    strip(pen, space, [side * RUNNER, side * (RUNNER - 0.045)], [start, far - hem]).fill(0xe8b64c);
    strip(pen, space, [side * (RUNNER - 0.075), side * (RUNNER - 0.09)], [start, far - hem]).fill({
      color: 0xf6dfa0,
      alpha: 0.7,
    });
  }
  strip(pen, space, [-RUNNER, RUNNER], [far - hem - 0.03, far - hem]).fill(0xe8b64c);
  // Diamonds of gold thread, one behind the other, bamboo shoots between them at the hems.
  const pitch = 0.17;
  for (let i = 0; near + i * pitch < far - hem - pitch; i += 1) {
    const from = near + i * pitch;
    if (from < NEAREST + 0.04) continue;
    const middle = from + pitch / 2;
    for (const [size, color, alpha] of [
      [1, 0xe8b64c, 0.85],
      [0.66, 0x6b0f30, 1],
      [0.34, 0xf6dfa0, 0.95],
    ] as const) {
      const [x, z] = [0.17 * size, (pitch / 2) * size];
      pen
        .poly(flat(space, [0, middle - z], [x, middle], [0, middle + z], [-x, middle]))
        .fill({ color, alpha });
    }
    for (const side of [-1, 1]) {
      const edge = side * (RUNNER - 0.1);
      pen
        .poly(flat(space, [edge, from], [edge, from + pitch], [edge - side * 0.13, middle]))
        .fill({ color: 0xe8b64c, alpha: 0.6 });
    }
  }
};
