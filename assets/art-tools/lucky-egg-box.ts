import {
  at,
  box,
  darkGold,
  deepTeal,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  parchment,
  radial,
  save,
  times,
  wine,
} from './draw.ts';
import { tile } from './fto-cards.ts';

/** A row of Peranakan tiles. */
const tiles = (x: number, y: number, count: number, size: number): string =>
  times(count, (i) =>
    g(
      `translate(${n(x + i * size)} ${y})`,
      tile(size, i % 2 === 0) +
        `<rect width="${size}" height="${size}" fill="none" stroke="${darkGold}" stroke-width="1.600"/>`,
    ),
  );
const stud = (x: number, y: number, r: number): string =>
  dot(x, y, r, darkGold) +
  dot(x, y - 0.6, r * 0.78, gold) +
  dot(x - r * 0.25, y - r * 0.3, r * 0.28, '#FFF8DC');

const frame = linear(
  'gd',
  [0, 0, 0, 120],
  [
    [0, '#FFF0B8'],
    [0.3, '#F0BE55'],
    [1, '#9A5F14'],
  ],
);

/** The chest without its lid, 200 by 132; the light of what it holds falls on its far wall. */
const chest = (): string =>
  `<defs>${frame}${linear(
    'hollow',
    [0, 0, 0, 34],
    [
      [0, '#FFF6CC'],
      [1, '#E8912E'],
    ],
  )}${linear(
    'low',
    [0, 30, 0, 128],
    [
      [0, '#1A0A1E', 0],
      [1, '#1A0A1E', 0.5],
    ],
  )}</defs>` +
  p('M20 22L34 4H166L180 22Z', 'url(#hollow)', 'stroke="#3A0A16" stroke-width="3"') +
  box([8, 20, 184, 104], 10, 'url(#gd)', 'stroke="#3A0A16" stroke-width="3.600"') +
  box([17, 32, 166, 82], 4, deepTeal) +
  tiles(20, 35, 4, 40) +
  tiles(20, 75, 4, 40) +
  box([17, 32, 166, 82], 4, 'none', 'stroke="#5E3608" stroke-width="2.400"') +
  box([8, 20, 184, 104], 10, 'url(#low)') +
  // The lock: a golden hornbill's flower.
  p(
    'M78 20H122V52C122 68 100 76 100 76C100 76 78 68 78 52Z',
    'url(#gd)',
    'stroke="#3A0A16" stroke-width="3"',
  ) +
  times(6, (i) =>
    at(
      100,
      42,
      g(`rotate(${i * 60})`, p('M0 0C6 -4 5 -12 0 -13C-5 -12 -6 -4 0 0Z', i % 2 ? hibiscus : wine)),
    ),
  ) +
  dot(100, 42, 5, paleGold, 'stroke="#5E3608" stroke-width="1.600"') +
  [14, 186].map((x) => stud(x, 28, 5) + stud(x, 116, 5)).join('') +
  box([18, 122, 26, 9], 4, darkGold, 'stroke="#3A0A16" stroke-width="2.600"') +
  box([156, 122, 26, 9], 4, darkGold, 'stroke="#3A0A16" stroke-width="2.600"');

/** Its domed lid, 208 by 92, hinged at its lower edge. */
const lid = (): string =>
  `<defs>${frame}<clipPath id="in"><path d="M14 78V52C14 22 50 12 104 12C158 12 194 22 194 52V78Z"/></clipPath></defs>` +
  p(
    'M4 86V52C4 14 46 2 104 2C162 2 204 14 204 52V86Z',
    'url(#gd)',
    'stroke="#3A0A16" stroke-width="3.600" stroke-linejoin="round"',
  ) +
  g(
    '',
    box([0, 0, 208, 90], 0, deepTeal) +
      tiles(4, -4, 5, 40) +
      tiles(4, 36, 5, 40) +
      tiles(4, 76, 5, 40),
    'clip-path="url(#in)"',
  ) +
  p(
    'M14 78V52C14 22 50 12 104 12C158 12 194 22 194 52V78Z',
    'none',
    'stroke="#5E3608" stroke-width="2.400"',
  ) +
  p(
    'M10 56C16 26 54 14 104 14C154 14 192 26 198 56C176 34 140 28 104 28C68 28 32 34 10 56Z',
    '#FFFFFF',
    'opacity=".26"',
  ) +
  p('M70 4L76 86M138 4L132 86', 'none', 'stroke="#E8B64C" stroke-width="9"') +
  p('M70 4L76 86M138 4L132 86', 'none', 'stroke="#FFF0B8" stroke-width="2.400"') +
  box([2, 78, 204, 12], 5, 'url(#gd)', 'stroke="#3A0A16" stroke-width="3"') +
  [12, 58, 104, 150, 196].map((x) => stud(x, 84, 4)).join('');

/** The whole of it, small: what lay in an egg. */
const closed = (): string =>
  g('translate(4 50)', chest()) + g('translate(0 0) translate(0 -2)', lid());

/** Rays that rise, white, to be tinted: 260 by 300, their source at the lower middle. */
const rays = (): string =>
  `<defs>${linear(
    'ry',
    [0, 300, 0, 0],
    [
      [0, '#FFFFFF', 0.95],
      [0.4, '#FFFFFF', 0.42],
      [1, '#FFFFFF', 0],
    ],
  )}</defs>` +
  times(9, (i) => {
    const lean = (i - 4) * 6.4;
    const wide = i % 2 ? 3.4 : 6;
    return g(
      `rotate(${lean} 130 330)`,
      p(
        `M${n(130 - wide)} 320L${n(130 - wide * 3.6)} ${i % 2 ? 40 : 0}H${n(130 + wide * 3.6)}L${n(130 + wide)} 320Z`,
        'url(#ry)',
        `opacity="${i % 2 ? 0.55 : 0.85}"`,
      ),
    );
  });

/** A downy feather, 84 by 60, curved like a boat. */
const feather = (): string => {
  const on = (t: number): [number, number] => [8 + 68 * t, 44 - 14 * t - 20 * t * t];
  const barb = (t: number, side: number): string => {
    const [x, y] = on(t);
    const long = side > 0 ? 19 : 22;
    const size = long * Math.sin(Math.PI * Math.min(0.97, 0.16 + t * 0.8)) + 3;
    const dx = size * (1.05 - 0.15 * side);
    const dy = side * size * (side > 0 ? 0.62 : 0.78);
    return `M${n(x)} ${n(y)}Q${n(x + dx * 0.2)} ${n(y + dy * 0.8)} ${n(x + dx)} ${n(y + dy)}`;
  };
  const barbs = times(12, (i) => barb(0.02 + i / 13, -1) + barb(0.05 + i / 13, 1));
  return (
    `<defs>${linear(
      'fe',
      [0, 0, 60, 60],
      [
        [0, '#FFFFFF'],
        [0.6, '#FFF6E0'],
        [1, '#FFDFA8'],
      ],
    )}</defs>` +
    line(barbs, '#8A6248', 8.6) +
    line('M3 48Q40 34 78 10', '#8A6248', 6) +
    line(barbs, 'url(#fe)', 5.4) +
    line('M3 48Q40 34 78 10', '#D9B07A', 2.4)
  );
};

/** The evening sun, 132 by 132. */
const sun = (): string =>
  `<defs>${radial(
    'su',
    [66, 58, 64],
    [
      [0, '#FFFDF0'],
      [0.45, '#FFE9A0'],
      [0.85, '#FFC24A'],
      [1, '#F59A2E'],
    ],
  )}</defs>` +
  times(24, (i) =>
    g(
      `rotate(${i * 15} 66 66)`,
      p(
        `M66 ${i % 2 ? 8 : 1}L${i % 2 ? 70 : 71} 22H${i % 2 ? 62 : 61}Z`,
        '#FFD070',
        `opacity="${i % 2 ? 0.7 : 0.95}"`,
      ),
    ),
  ) +
  dot(66, 66, 46, 'url(#su)') +
  `<circle cx="66" cy="66" r="38" fill="none" stroke="#FFF8DC" stroke-width="1.600" opacity=".7"/>` +
  times(12, (i) =>
    g(`rotate(${i * 30} 66 66)`, p('M66 30l3 5l-3 5l-3 -5z', '#F0A030', 'opacity=".75"')),
  );

/** Writes the mystery box, the feather and the sun. */
export const drawBox = (): void => {
  const put = (name: string, w: number, h: number, drawing: string): void =>
    save(`art/lucky-egg{tps}/${name}.svg`, w, h, drawing);
  put('box', 200, 134, chest());
  put('lid', 208, 92, lid());
  put('box-small', 104, 92, g('scale(.5)', closed()));
  put('rays', 130, 160, g('scale(.5)', rays()));
  put('feather', 92, 64, g('translate(2 4)', feather()));
  put('sun', 132, 132, sun());
  put(
    'mist',
    128,
    48,
    `<defs><filter id="m" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="13"/></filter></defs>${g('scale(.5)', oval([110, 50, 70, 16], '#fff', 'opacity=".6"') + oval([158, 44, 60, 14], '#fff', 'opacity=".5"') + oval([90, 42, 44, 12], parchment, 'opacity=".5"'), 'filter="url(#m)"')}`,
  );
};
