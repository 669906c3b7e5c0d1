import { batikDefs, batikFlower, batikLeaf } from './batik.ts';
import { lettering, letteringWidth } from './brand.ts';
import { coinParts, coinUp } from './coins.ts';
import {
  beads,
  box,
  darkGold,
  dot,
  edge,
  g,
  gold,
  hibiscus,
  line,
  linear,
  p,
  radial,
  saveLean,
  scoped,
} from './draw.ts';
import { sparkle } from './screen-parts.ts';
import { wauWheel } from './wau-wheel.ts';

const S = 96;

/** A medallion of 96: a ring of gold with beads, its disc lit in one colour; what is drawn may rise over its upper edge. */
const medallion = (light: string, deep: string, drawing: string): string =>
  `<defs>${linear(
    'rim',
    [10, 4, 86, 92],
    [
      [0, '#FFF3C0'],
      [0.35, '#E8B64C'],
      [0.7, '#9A6418'],
      [1, '#F6DFA0'],
    ],
  )}${radial(
    'disc',
    [48, 36, 56],
    [
      [0, light],
      [1, deep],
    ],
  )}${linear(
    'gloss',
    [48, 8, 48, 50],
    [
      [0, '#fff', 0.26],
      [1, '#fff', 0],
    ],
  )}<clipPath id="in"><path d="M32-10H64V10A40.500 40.500 0 1 1 32 10Z"/></clipPath></defs>` +
  dot(48, 49, 46, '#0A0416', 'opacity=".45"') +
  dot(48, 47, 46, 'url(#rim)') +
  dot(48, 47, 41.5, edge) +
  dot(48, 47, 40, 'url(#disc)') +
  p('M12 40A37 37 0 0 1 84 40C70 28 26 28 12 40Z', 'url(#gloss)') +
  beads([48, 47, 43.8], 24, 2.2, '#8A5312') +
  g('', drawing, 'clip-path="url(#in)"') +
  `<path d="M32 10A40.500 40.500 0 1 0 64 10" fill="none" stroke="${edge}" stroke-width="1.600"/>`;

/** The wheel alone, without the wings of its kite. */
const wheel = (): string =>
  '<clipPath id="wh"><path d="M-30-170H30V-129A132.500 132.500 0 1 1-30-129Z"/></clipPath>' +
  g('translate(48 49) scale(.27)', g('', wauWheel(8), 'clip-path="url(#wh)"'));

/** Two hands that clasp, their cuffs of songket. */
const sponsor = (): string =>
  `<defs>${linear(
    'skinA',
    [20, 30, 70, 70],
    [
      [0, '#FFDDB0'],
      [1, '#E0A066'],
    ],
  )}${linear(
    'skinB',
    [80, 30, 30, 70],
    [
      [0, '#C98A58'],
      [1, '#8A5230'],
    ],
  )}</defs>` +
  // The hand from the right lies below.
  p(
    'M80 36L64 32C58 31 52 34 47 38L36 46C33 49 36 54 40 53L50 48L66 63C70 66 74 64 74 60L82 56Z',
    'url(#skinB)',
    'stroke="#3A1408" stroke-width="2.600"',
  ) +
  // The hand from the left, its fingers round the other.
  p(
    'M16 36L32 33C38 32 42 33 46 36L40 42C34 47 37 56 45 53L50 50.500L66 64C70 68 65 74 60 70L57 68C59 73 53 77 49 73L46 70.500C46 75 40 76 37 73L24 60L14 57Z',
    'url(#skinA)',
    'stroke="#3A1408" stroke-width="2.600"',
  ) +
  line('M49 62L57 68M42 66L46 70.500', '#9A5A34', 2.2) +
  line('M30 38C36 36 40 37 43 39', '#FFF3DC', 2, 'opacity=".8"') +
  p('M8 30L20 31L17 62L5 62Z', '#14877A', `stroke="${edge}" stroke-width="2.400"`) +
  line('M17.500 35L15 59', gold, 2.6) +
  p('M88 30L76 31L79 60L91 60Z', hibiscus, `stroke="${edge}" stroke-width="2.400"`) +
  line('M78.500 35L81 57', gold, 2.6) +
  p(
    'M48 8L51.500 15.500L59.500 16.500L53.600 22L55.200 30L48 26L40.800 30L42.400 22L36.500 16.500L44.500 15.500Z',
    gold,
    `stroke="${darkGold}" stroke-width="1.800"`,
  ) +
  sparkle(70, 20, 0.5) +
  sparkle(26, 20, 0.5);

/** Four balls of the draw, one of them with the game's name. */
const results = (): string => {
  const ball = (x: number, y: number, r: number, light: string, dark: string, id: string): string =>
    `<defs>${radial(
      id,
      [x - r * 0.35, y - r * 0.4, r * 1.5],
      [
        [0, '#fff'],
        [0.3, light],
        [1, dark],
      ],
    )}</defs>${dot(x, y, r, `url(#${id})`, `stroke="${edge}" stroke-width="2.400"`)}`;
  const size = 24;
  return (
    ball(27, 36, 15, '#FFB05A', '#B8521A', 'b1') +
    ball(69, 36, 15, '#8A7AE0', '#2A1A6A', 'b2') +
    ball(48, 26, 15, '#F06A7A', '#8A1136', 'b3') +
    dot(48, 26, 7, '#FFF9EC', 'opacity=".95"') +
    dot(27, 37, 7, '#FFF9EC', 'opacity=".95"') +
    dot(69, 37, 7, '#FFF9EC', 'opacity=".95"') +
    p('M45.500 24L48.500 22V30', 'none', 'stroke="#8A1136" stroke-width="2"') +
    p(
      'M24.500 35C25 32.500 30 33 29 36L24.500 41H30',
      'none',
      'stroke="#8A3A10" stroke-width="2"',
    ) +
    p('M66.500 34H71.500L68 41', 'none', 'stroke="#2A1A6A" stroke-width="2"') +
    ball(48, 60, 23, '#FFE08A', '#C07A1C', 'b4') +
    dot(48, 60, 16, '#FFFDF4', `stroke="${darkGold}" stroke-width="1.400"`) +
    lettering('4D', 48 - letteringWidth('4D', size) / 2, 68, size, '#7D1233') +
    line('M32 50C35 45 40 42 45 41', '#fff', 3, 'opacity=".9"')
  );
};

/** The batik envelope, its credit and a coin. */
const redeem = (): string =>
  `<defs>${linear(
    'paper',
    [0, 12, 0, 60],
    [
      [0, '#FFFDF2'],
      [1, '#F0DDB4'],
    ],
  )}${linear(
    'batik',
    [24, 36, 74, 84],
    [
      [0, '#27A691'],
      [1, '#0A5450'],
    ],
  )}<clipPath id="env"><rect x="21" y="38" width="54" height="42" rx="5"/></clipPath></defs>` +
  batikDefs +
  coinParts +
  g(
    'rotate(-6 48 56)',
    p('M21 44L48 14L75 44Z', '#7D1233', `stroke="${edge}" stroke-width="2.600"`) +
      box([28, 14, 40, 44], 4, 'url(#paper)', `stroke="#8F6526" stroke-width="2"`) +
      box([32, 18, 32, 36], 2, 'none', `stroke="${gold}" stroke-width="1.400"`) +
      coinUp(48, 30, 0.25) +
      box([21, 38, 54, 42], 5, 'url(#batik)') +
      g(
        '',
        batikFlower([34, 68, 0.3, 0], hibiscus, '#F4795F') +
          batikFlower([64, 54, 0.26, 0], '#E8A63C', '#FBE3A0') +
          batikFlower([62, 76, 0.2, 0], '#C49BE8', '#F4E3FF') +
          batikLeaf([46, 60, 0.28, 60], '#0C5A50') +
          batikLeaf([48, 76, 0.28, 110], '#0C5A50') +
          batikLeaf([30, 52, 0.26, 40], '#0C5A50'),
        'clip-path="url(#env)"',
      ) +
      p('M22 40L48 60L74 40', 'none', `stroke="${gold}" stroke-width="2.200"`) +
      box([21, 38, 54, 42], 5, 'none', `stroke="${edge}" stroke-width="2.600"`),
  ) +
  coinUp(72, 70, 0.31, 12) +
  sparkle(75, 24, 0.55) +
  sparkle(19, 34, 0.5);

/** Writes home's four medallions. */
export const drawShortcuts = (): void => {
  const put = (name: string, drawing: string): void =>
    saveLean(`ui/shortcut-${name}.svg`, S, S, drawing);
  put('wheel', medallion('#6A3A9A', '#1E1244', scoped('w', wheel())));
  put('sponsor', medallion('#3F6ACF', '#151A52', scoped('w', sponsor())));
  put('4d', medallion('#2AA08C', '#08403F', scoped('w', results())));
  put('redeem', medallion('#E8465F', '#6A0B2A', scoped('w', redeem())));
};
