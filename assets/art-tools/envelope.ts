import { batikFlower, batikLeaf } from './batik.ts';
import { coinUp } from './coins.ts';
import {
  at,
  beads,
  box,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  p,
  paleGold,
  round,
} from './draw.ts';
import { hornbillMark } from './hornbill.ts';
import { shoots } from './songket.ts';

/** The grounds of envelopes (`teal`, `indigo`, `ruby`) and what their gold and paper are made of. */
export const envelopeDefs = `${linear(
  'gilt',
  [-26, -30, 26, 30],
  [
    [0, '#FFF6CC'],
    [0.5, '#F0BE55'],
    [1, '#A86A1A'],
  ],
)}${linear(
  'paper',
  [0, -100, 0, 100],
  [
    [0, '#FFFDF2'],
    [1, '#F0DDB4'],
  ],
)}${linear(
  'teal',
  [-90, -125, 90, 125],
  [
    [0, '#27A691'],
    [0.5, '#14776C'],
    [1, '#084A48'],
  ],
)}${linear(
  'indigo',
  [-90, -125, 90, 125],
  [
    [0, '#4A4FB0'],
    [0.5, '#2A2F80'],
    [1, '#171450'],
  ],
)}${linear(
  'ruby',
  [-90, -125, 90, 125],
  [
    [0, '#F0505F'],
    [0.5, '#C21E45'],
    [1, '#7D1233'],
  ],
)}`;

const SHUT = 'M-90-111Q-90-125-76-125H76Q90-125 90-111V111Q90 125 76 125H-76Q-90 125-90 111Z';
/** Its upper edge where it was opened. */
const OPEN =
  'M-90-115Q-88-126-76-120C-40-94 40-94 76-120Q88-126 90-115V111Q90 125 76 125H-76Q-90 125-90 111Z';

/** An envelope around the origin, 180 by 250, of batik in one ground. */
export const envelope = (id: string, ground: string, cloth: string, shape = SHUT): string =>
  `<clipPath id="cl${id}"><path d="${shape}"/></clipPath>` +
  g('translate(6 8)', p(SHUT, '#0A0416', 'opacity=".4"')) +
  g('', p(shape, ground) + cloth, `clip-path="url(#cl${id})"`) +
  p(shape, 'none', 'stroke="#2A0A1E" stroke-width="4"') +
  g('scale(.94 .955)', p(shape, 'none', `stroke="${gold}" stroke-width="2.500"`));

/** The golden seal with the hornbill in it, 32 in radius. */
const seal =
  dot(2, 4, 33, '#0A0416', 'opacity=".4"') +
  round(
    'sl',
    12,
    p('M-8-26C-8-36 8-36 8-26Z', 'url(#gilt)', `stroke="${darkGold}" stroke-width="1.500"`),
  ) +
  dot(0, 0, 29, 'url(#gilt)', `stroke="${darkGold}" stroke-width="2"`) +
  dot(0, 0, 23, '#8A1136', `stroke="${darkGold}" stroke-width="1.600"`) +
  beads([0, 0, 26], 20, 2.4, '#8A5312') +
  g(
    'scale(.19) translate(-104 -106)',
    p(hornbillMark.crown, paleGold) +
      p(hornbillMark.lower, paleGold) +
      p(hornbillMark.upper, paleGold, 'stroke="#8A1136" stroke-width="8"') +
      p(hornbillMark.casque, paleGold, 'stroke="#8A1136" stroke-width="8"') +
      dot(82, 90, 10, '#8A1136'),
  );

/** The credit note that looks out of the envelope, 140 by 200 from its middle. */
const note =
  box([-70, -100, 140, 200], 8, 'url(#paper)', 'stroke="#8F6526" stroke-width="2.600"') +
  box([-62, -92, 124, 184], 5, 'none', `stroke="${gold}" stroke-width="2"`) +
  box([-57, -87, 114, 174], 3, 'none', 'stroke="#C79A4B" stroke-width="1" stroke-dasharray="2 4"') +
  at(0, -40, round('ns', 16, p('M0-40L4-50L0-58L-4-50Z', '#E8B64C', 'opacity=".8"')));

/** An opened envelope around the origin, its credit note looking out; needs envelopeDefs, batikDefs, coinParts. */
export const openEnvelope = (): string =>
  p(
    'M-89-108C-66-170-28-200 0-206C28-200 66-170 89-108Z',
    '#7D1233',
    'stroke="#2A0A1E" stroke-width="4"',
  ) +
  line('M-74-124C-56-166-26-188 0-194C26-188 56-166 74-124', gold, 2.4) +
  g('translate(2 -121) rotate(6) scale(.94)', note + coinUp(0, -40, 0.82)) +
  envelope(
    'open',
    'url(#teal)',
    batikFlower([-46, 66, 1.2, 0], hibiscus, '#F4795F') +
      batikFlower([58, 34, 0.9, 12], '#E8A63C', '#FBE3A0') +
      batikFlower([60, 104, 0.66, 0], '#C49BE8', '#F4E3FF') +
      batikFlower([-66, -76, 0.62, 0], '#C49BE8', '#F4E3FF') +
      batikFlower([64, -72, 0.6, 0], hibiscus, '#F4795F') +
      batikLeaf([2, 44, 1, 60], '#0C5A50') +
      batikLeaf([-12, 110, 1, 100], '#0C5A50') +
      batikLeaf([-86, 20, 0.9, 20], '#0C5A50') +
      batikLeaf([-34, -70, 0.8, 80], '#0C5A50') +
      batikLeaf([40, -60, 0.7, 270], '#0C5A50') +
      box([-90, -36, 180, 34], 0, 'url(#ruby)') +
      box([-90, -38, 180, 4], 0, gold) +
      box([-90, -4, 180, 4], 0, gold) +
      g('translate(-92 122)', shoots('pr', [184, 23, 26], gold, '#084A48')),
    OPEN,
  ) +
  at(0, -19, seal, 1.08);
