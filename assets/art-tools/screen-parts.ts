import {
  at,
  box,
  darkGold,
  dot,
  gold,
  hibiscus,
  line,
  linear,
  n,
  p,
  paleGold,
  radial,
  times,
} from './draw.ts';
import { coinDefs, coinFace, tile } from './fto-cards.ts';
import { bridgeDefs } from './glass-bridge.ts';
import { lanternDefs, stars } from './scenery.ts';

export const w = 390;

export const h = 600;

export const sparkle = (x: number, y: number, s = 1, fill = '#FFFBE6'): string =>
  at(x, y, p('M0 -14C1 -4 4 -1 14 0C4 1 1 4 0 14C-1 4 -4 1 -14 0C-4 -1 -1 -4 0 -14Z', fill), s);

export const petalAt = (x: number, y: number, turn: number, s: number): string =>
  at(
    x,
    y,
    p('M0 14C-12 8 -16 -4 -10 -12C-6 -16 6 -16 10 -12C16 -4 12 8 0 14Z', '#EC4560') +
      line('M0 10V-8', '#8E1236', 1.5, 'opacity=".6"'),
    s,
    turn,
  );

export const coinsSymbol = `<defs>${coinDefs}<g id="coinArt">${coinFace}</g></defs>`;

export const coinAt = (x: number, y: number, s: number, turn = 0): string =>
  `<use href="#coinArt" transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s})"/>`;

export const glow = (
  id: string,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength: number,
): string =>
  `<defs>${radial(
    id,
    [x, y, r],
    [
      [0, colour, strength],
      [1, colour, 0],
    ],
  )}</defs>${dot(x, y, r, `url(#${id})`)}`;

/** The strip above a game: progress as pips, the time as a bar, and a coin in its well. */
export const head = (right: number, part: number): string =>
  box([14, 14, 92, 34], 17, '#120C24', `opacity=".78" stroke="${darkGold}" stroke-width="1.500"`) +
  coinAt(32, 31, 0.28) +
  box([52, 26, 40, 10], 5, gold) +
  times(5, (i) =>
    i < right
      ? at(
          196 + i * 24,
          31,
          p(
            'M0 -10L2.900 -3.400L10 -3L4.500 1.600L6.300 8.600L0 4.800L-6.300 8.600L-4.500 1.600L-10 -3L-2.900 -3.400Z',
            gold,
            'stroke="#7A4A10" stroke-width="1"',
          ),
        )
      : `<circle cx="${196 + i * 24}" cy="31" r="6.500" fill="#2A1240" stroke="#B79BC4" stroke-width="2"/>`,
  ) +
  box([340, 14, 36, 34], 12, '#120C24', `opacity=".78" stroke="${darkGold}" stroke-width="1.500"`) +
  line('M353 24v14M363 24v14', paleGold, 3.5) +
  box([24, 62, 342, 12], 6, '#0D0719', 'opacity=".8"') +
  box([26, 64, 338 * part, 8], 4, gold) +
  dot(26 + 338 * part, 68, 10, paleGold, `stroke="#7A4A10" stroke-width="2"`);

export const table = (): string =>
  `<defs><pattern id="floor" width="80" height="80" patternUnits="userSpaceOnUse">${[0, 1, 2, 3].map((i) => at((i % 2) * 40, i > 1 ? 40 : 0, tile(39, i === 0 || i === 3))).join('')}</pattern>${radial(
    'marble',
    [195, 60, 560],
    [
      [0, '#A48E90'],
      [0.3, '#5D4C66'],
      [0.65, '#382B4C'],
      [1, '#1C1432'],
    ],
  )}${radial(
    'lampLight',
    [195, 70, 330],
    [
      [0, '#FFDF9A', 0.6],
      [1, '#F3B45A', 0],
    ],
  )}</defs>` +
  box([0, 0, w, h], 0, '#2B1B33') +
  box([0, 0, w, h], 0, 'url(#floor)') +
  box([0, 0, w, h], 0, '#160D2B', 'opacity=".66"') +
  box([10, 84, 370, 560], 110, '#6B3518', 'stroke="#1A0A08" stroke-width="3"') +
  box([20, 94, 350, 560], 102, 'url(#marble)', `stroke="${gold}" stroke-width="1.500"`) +
  line(
    'M40 200C90 260 100 380 180 440M330 150C290 240 350 330 310 460M120 520C180 560 240 540 280 600',
    '#F3E7EA',
    1.5,
    'opacity=".16"',
  ) +
  box([0, 0, w, h], 0, 'url(#lampLight)');

export const sea = (far: number): string =>
  `<defs>${linear(
    'night',
    [0, 0, 0, far],
    [
      [0, '#0B0A20'],
      [0.6, '#1C1B4A'],
      [1, '#2F4A73'],
    ],
  )}${linear(
    'sea',
    [0, far, 0, h],
    [
      [0, '#123A52'],
      [0.4, '#0B1E38'],
      [1, '#070B1C'],
    ],
  )}${bridgeDefs(far, h)}${lanternDefs()}</defs>` +
  box([0, 0, w, far], 0, 'url(#night)') +
  stars(w, far - 20, 46, 13) +
  box([0, far - 4, w, h - far + 4], 0, 'url(#sea)') +
  line(
    times(22, (i) => `M${(i * 83) % 360} ${far + 14 + i * 17}h${24 + (i % 4) * 14}`),
    '#3F8F9A',
    1.5,
    'opacity=".3"',
  );

export const gate = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    p('M-44 0V-42L-42 -54H42L44 -42V0H32V-36H-32V0Z', '#5E0B22') +
      p('M-58 -54C-28 -50 28 -50 58 -54L50 -66H-50Z', hibiscus) +
      box([-16, -49, 32, 10], 2, gold),
    s,
  );

export const rename = (body: string): string =>
  body.replace(/id="(\w+)"/g, 'id="o$1"').replace(/url\(#/g, 'url(#o');
