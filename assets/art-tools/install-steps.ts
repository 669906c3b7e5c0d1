import {
  at,
  box,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  p,
  paleGold,
  plum,
  saveLean,
  times,
} from './draw.ts';
import { hornbillMark } from './hornbill.ts';

const paper = '#F7ECD6';
const shade = '#CFC0D3';
const blue = '#8FB4FF';

/** A screen of an iPhone, cut off where nothing happens. */
const phone = (inside: string): string =>
  box([24, 10, 192, 176], 26, ink, `stroke="${gold}" stroke-width="3.500"`) +
  box([34, 20, 172, 160], 18, plum) +
  inside;

/** Where the finger goes. */
const finger = (x: number, y: number): string =>
  at(
    x,
    y,
    dot(0, 0, 20, hibiscus, 'opacity=".28"') +
      dot(0, 0, 13, hibiscus, 'opacity=".4"') +
      p(
        'M-4 2C-4-3 4-3 4 2V16L13 19C17 20 19 23 18 27L15 42H-4L-14 27C-16 23-12 20-9 22L-4 26Z',
        paper,
        `stroke="${ink}" stroke-width="2.200"`,
      ),
  );

/** Apple's sign for sharing: a square with an arrow out of it. */
const shareSign = (stroke: string): string =>
  line('M-5-4H-10V14H10V-4H5M0 6V-15M-6-9L0-15L6-9', stroke, 3);

const share = (): string =>
  phone(
    [44, 62, 80]
      .map((y, i) => box([50, y, [140, 110, 126][i] ?? 0, 8], 4, shade, 'opacity=".35"'))
      .join('') +
      box([34, 118, 172, 42], 0, '#241239') +
      [58, 86, 160, 184].map((x) => box([x - 7, 132, 14, 14], 4, shade, 'opacity=".45"')).join('') +
      at(120, 138, shareSign(blue), 1.15),
  ) + finger(138, 146);

const row = (y: number, width: number): string =>
  box([50, y + 8, width, 7], 3.5, shade, 'opacity=".45"') +
  box([176, y + 4, 15, 15], 4, shade, 'opacity=".35"');

const add = (): string =>
  phone(
    box([40, 34, 160, 130], 14, '#2A1240') +
      row(40, 76) +
      line('M46 70H194', shade, 1.2, 'opacity=".35"') +
      box([42, 74, 156, 38], 10, paleGold, 'opacity=".16"') +
      box([50, 89, 96, 8], 4, paper) +
      box([174, 83, 20, 20], 5, 'none', `stroke="${paper}" stroke-width="2.800"`) +
      line('M184 88V98M179 93H189', paper, 2.8) +
      line('M46 116H194', shade, 1.2, 'opacity=".35"') +
      row(118, 60) +
      row(140, 88),
  ) + finger(152, 104);

const appIcon = (size: number): string =>
  box(
    [-size / 2, -size / 2, size, size],
    size * 0.24,
    '#7A3A86',
    `stroke="${gold}" stroke-width="3"`,
  ) +
  dot(0, 0, size * 0.37, gold) +
  g(
    `scale(${size / 270}) translate(-104 -106)`,
    p(hornbillMark.crown, ink) +
      p(hornbillMark.lower, ink) +
      p(hornbillMark.upper, ink, `stroke="${gold}" stroke-width="8"`) +
      p(hornbillMark.casque, hibiscus, `stroke="${gold}" stroke-width="8"`) +
      dot(82, 90, 10, gold),
  );

const open = (): string =>
  phone(
    times(3, (column) =>
      times(2, (rowOf) =>
        column === 1 && rowOf === 1
          ? ''
          : box([52 + column * 50, 34 + rowOf * 60, 36, 36], 9, shade, 'opacity=".22"'),
      ),
    ) +
      at(120, 116, appIcon(46)) +
      box([98, 147, 44, 6], 3.5, paper),
  ) + finger(136, 126);

/** Writes the three steps that put the club on an iPhone's home screen, 240 by 180. */
export const drawInstallSteps = (): void => {
  saveLean('ui/install-share.svg', 240, 180, share());
  saveLean('ui/install-add.svg', 240, 180, add());
  saveLean('ui/install-open.svg', 240, 180, open());
};
