import {
  at,
  box,
  dot,
  g,
  gold,
  grain,
  line,
  linear,
  n,
  oval,
  radial,
  save,
  times,
} from './draw.ts';
import { tile } from './fto-cards.ts';

const vein = (x: number, y: number, length: number, lean: number, next: () => number): string => {
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < length; i++) {
    const dx = (next() - 0.5) * 90 + lean * 60;
    const dy = 46 + next() * 50;
    d += `q${n(dx * next())} ${n(dy * 0.6)} ${n(dx)} ${n(dy)}`;
  }
  return d;
};

/** Writes the kopitiam table, the ground of find-the-odd. */
export const drawTable = (): void => {
  const w = 780;
  const h = 1688;
  const next = grain(11);
  const top = `x="46" y="150" width="${w - 92}" height="${h - 262}" rx="250"`;
  const s = 78;
  const veins = (count: number, width: number, colour: string, opacity: number): string =>
    line(
      times(count, () =>
        vein(
          -40 + next() * 860,
          120 + next() * 1100,
          4 + Math.floor(next() * 6),
          next() - 0.4,
          next,
        ),
      ),
      colour,
      width,
      `opacity="${opacity}"`,
    );
  const cup = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#8A4B22" stroke-width="6" opacity=".3" stroke-dasharray="${r * 4.6} 30"/><circle cx="${x}" cy="${y}" r="${r - 5}" fill="none" stroke="#8A4B22" stroke-width="1.500" opacity=".35"/>`;
  save(
    'art/fto-table.svg',
    w,
    h,
    `<defs><pattern id="floor" width="${s * 2}" height="${s * 2}" patternUnits="userSpaceOnUse">${[0, 1, 2, 3].map((i) => at((i % 2) * s, i > 1 ? s : 0, g('', tile(s - 2, i === 0 || i === 3)))).join('')}</pattern>` +
      linear(
        'floorShade',
        [0, 0, 0, h],
        [
          [0, '#1B1433', 0.5],
          [0.3, '#160D2B', 0.72],
          [1, '#0B0618', 0.9],
        ],
      ) +
      linear(
        'wood',
        [0, 150, 0, h - 110],
        [
          [0, '#A8642F'],
          [0.3, '#6B3518'],
          [1, '#2B120C'],
        ],
      ) +
      radial(
        'marble',
        [390, 240, 1350],
        [
          [0, '#8C7A86'],
          [0.2, '#5D4C66'],
          [0.5, '#382B4C'],
          [1, '#1C1432'],
        ],
      ) +
      radial(
        'lamp',
        [390, 130, 700],
        [
          [0, '#FFDF9A', 0.7],
          [0.35, '#F3B45A', 0.28],
          [1, '#F3B45A', 0],
        ],
      ) +
      radial(
        'calm',
        [390, 920, 620],
        [
          [0, '#150E2A', 0.55],
          [0.6, '#150E2A', 0.35],
          [1, '#150E2A', 0],
        ],
      ) +
      linear(
        'foot',
        [0, 1250, 0, h],
        [
          [0, '#0B0618', 0],
          [1, '#0B0618', 0.7],
        ],
      ) +
      `<clipPath id="top"><rect ${top}/></clipPath><filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="26"/></filter></defs>` +
      box([0, 0, w, h], 0, '#2B1B33') +
      box([0, 0, w, h], 0, 'url(#floor)') +
      box([0, 0, w, h], 0, 'url(#floorShade)') +
      `<rect x="30" y="190" width="${w - 60}" height="${h - 262}" rx="260" fill="#050210" opacity=".75" filter="url(#soft)"/>` +
      `<rect x="26" y="130" width="${w - 52}" height="${h - 222}" rx="268" fill="#1A0A08"/><rect x="26" y="126" width="${w - 52}" height="${h - 226}" rx="268" fill="url(#wood)"/>` +
      `<rect x="33" y="134" width="${w - 66}" height="${h - 240}" rx="262" fill="none" stroke="#E3A763" stroke-width="2" opacity=".35"/>` +
      `<rect ${top} fill="url(#marble)"/>` +
      g(
        '',
        veins(7, 15, '#D8C9D6', 0.035) +
          veins(9, 4, '#E9DCE4', 0.07) +
          veins(15, 1.5, '#F3E7EA', 0.2) +
          veins(7, 2, '#120C24', 0.25) +
          cup(214, 1392, 62) +
          cup(590, 1486, 48) +
          oval([390, 236, 330, 120], '#FFE9BE', 'opacity=".14" filter="url(#soft)"') +
          box([0, 0, w, h], 0, 'url(#calm)'),
        'clip-path="url(#top)"',
      ) +
      `<rect x="47" y="151" width="${w - 94}" height="${h - 264}" rx="249" fill="none" stroke="#FFE9C4" stroke-width="2" opacity=".3"/><rect x="53" y="157" width="${w - 106}" height="${h - 276}" rx="244" fill="none" stroke="${gold}" stroke-width="1.500" opacity=".4"/>` +
      box([0, 0, w, h], 0, 'url(#lamp)') +
      box([0, 0, w, h], 0, 'url(#foot)') +
      times(26, () =>
        dot(
          120 + next() * 540,
          30 + next() * 560,
          1 + next() * 1.8,
          '#FFE9B4',
          `opacity="${n(0.12 + next() * 0.25)}"`,
        ),
      ),
  );
};
