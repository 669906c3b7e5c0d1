import {
  again,
  box,
  dot,
  g,
  gold,
  grain,
  hibiscus,
  p,
  paleGold,
  radial,
  round,
  symbol,
  times,
} from './draw.ts';

/** A picture of the inbox popup. */
export const W = 480;
export const H = 320;

/** The room a picture stands in: a light in one colour, rays from (x, y). */
export const room = (
  x: number,
  y: number,
  [light, mid, deep]: readonly [string, string, string],
): string =>
  `<defs>${radial(
    'room',
    [x, y, 300],
    [
      [0, light],
      [0.5, mid],
      [1, deep],
    ],
  )}${radial(
    'halo',
    [x, y, 150],
    [
      [0, '#FFF3C4', 0.95],
      [0.45, '#FFD36B', 0.45],
      [1, '#FFD36B', 0],
    ],
  )}</defs>` +
  box([0, 0, W, H], 0, 'url(#room)') +
  g(`translate(${x} ${y})`, round('ray', 20, p('M0-30L16-420H-16Z', '#FFE9A8', 'opacity=".1"'))) +
  dot(x, y, 150, 'url(#halo)');

/** Petals and threads of gold in the air, none nearer than `free` to (x, y). */
export const confetti = (x: number, y: number, free: number, seed: number): string => {
  const next = grain(seed);
  const tones = [hibiscus, gold, '#3EC7B0', '#F58FA3', paleGold];
  return (
    symbol('pt', '<path d="M0 8C-7 5-9-3-6-7C-3-9 3-9 6-7C9-3 7 5 0 8Z"/>') +
    symbol('th', '<path d="M-2-7C3-4-3 4 2 7L5 5C1 2 6-5 1-8Z"/>') +
    times(34, (i) => {
      const cx = next() * W;
      const cy = next() * H;
      const turn = next() * 360;
      const size = 0.6 + next() * 0.6;
      if (Math.hypot(cx - x, (cy - y) * 1.2) < free) return '';
      return again(i % 3 ? 'pt' : 'th', cx, cy, size, turn, `fill="${tones[i % tones.length]}"`);
    })
  );
};
