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
  p,
  radial,
  save,
  times,
} from './draw.ts';
import { cloud, palm, stars } from './scenery.ts';

const w = 1000;
const h = 1300;
/** Where sea and sky meet; the scene lays the picture by it. */
const HORIZON = 430;

/** A limestone island: steep towers with hanging shoulders, standing on the horizon. */
const karst = (x: number, width: number, height: number, seed: number, fill: string): string => {
  const next = grain(seed);
  const towers = 4 + Math.floor(next() * 3);
  let d = `M${n(x)} ${HORIZON}`;
  for (let i = 0; i < towers; i += 1) {
    const middle = 1 - Math.abs((i + 0.5) / towers - 0.5) * 1.3;
    const top = HORIZON - height * middle * (0.55 + next() * 0.5);
    const left = x + (width * i) / towers;
    const right = left + width / towers;
    const peak = left + (right - left) * (0.3 + next() * 0.3);
    const foot = i === towers - 1 ? HORIZON : HORIZON - height * middle * (0.2 + next() * 0.25);
    d += `C${n(left + 3)} ${n(top + height * 0.3)} ${n(left + 4)} ${n(top + 2)} ${n(peak)} ${n(top)}C${n(right - 12)} ${n(top + 3)} ${n(right - 9)} ${n(top + height * 0.16)} ${n(right - 6)} ${n(top + height * 0.3)}L${n(right)} ${n(foot)}`;
  }
  return p(`${d}Z`, fill);
};

/** A kelong: a fisher's hut on stilts, a lamp in its window. */
const kelong = (x: number, size: number): string =>
  at(
    x,
    HORIZON + 6,
    line(
      'M-34 0L-30 -30M-18 2L-16 -30M4 3L2 -30M22 2L20 -30M38 0L34 -30M-34 -10L38 -12',
      '#0C0820',
      2.4,
    ) +
      box([-40, -33, 80, 5], 0, '#0C0820') +
      box([-26, -54, 46, 22], 0, '#140B2A') +
      p('M-38 -52L-22 -74H18L34 -52C18 -56 -20 -56 -38 -52Z', '#0C0820') +
      box([-12, -49, 9, 10], 1, '#FFD77A') +
      box([6, -49, 7, 10], 1, '#F4A23F') +
      line('M34 -52L58 -82', '#0C0820', 1.6) +
      oval([-6, 10, 12, 2.4], '#FFD77A', 'opacity=".5"'),
    size,
  );

/** The songket lattice that lies over the whole night, gold on indigo, hardly to be seen. */
const lattice = (): string => {
  const s = 62;
  return `<pattern id="songket" width="${s}" height="${s}" patternUnits="userSpaceOnUse">${line(
    `M0 ${s / 2}L${s / 2} 0L${s} ${s / 2}L${s / 2} ${s}Z`,
    gold,
    1,
    'stroke-dasharray="2 4" opacity=".5"',
  )}${p(`M${s / 2} ${s / 2 - 7}l5 7l-5 7l-5 -7z`, gold, 'opacity=".6"')}${dot(0, 0, 2, gold)}${dot(s, 0, 2, gold)}${dot(0, s, 2, gold)}${dot(s, s, 2, gold)}</pattern>`;
};

/** Short lights on the water, denser and finer towards the horizon. */
const glitter = (): string => {
  const next = grain(77);
  return times(150, () => {
    const depth = next() ** 2.1;
    const y = HORIZON + 4 + depth * 520;
    const spread = 90 + depth * 260;
    const x = w / 2 + (next() + next() - 1) * spread;
    const length = (8 + next() * 26) * (0.5 + depth * 1.6);
    return line(
      `M${n(x - length / 2)} ${n(y)}h${n(length)}`,
      '#FFDE9C',
      1 + depth * 1.6,
      `opacity="${n(0.5 * (1 - depth) + 0.06)}"`,
    );
  });
};

/** Writes the night behind the glass bridge: plum sky, islands, an ink-dark sea. */
export const drawNight = (): void =>
  save(
    'art/squidgame-night.svg',
    w,
    h,
    `<defs>${linear(
      'sky',
      [0, 0, 0, HORIZON],
      [
        [0, '#080620'],
        [0.36, '#150E40'],
        [0.66, '#2C1654'],
        [0.86, '#54235E'],
        [0.96, '#85395A'],
        [1, '#B0584F'],
      ],
    )}${linear(
      'sea',
      [0, HORIZON, 0, h],
      [
        [0, '#6A3A5C'],
        [0.015, '#2E2358'],
        [0.08, '#1B1B4C'],
        [0.25, '#0E1236'],
        [0.55, '#090B26'],
        [1, '#05051A'],
      ],
    )}${radial(
      'dawn',
      [w / 2, HORIZON, 360],
      [
        [0, '#FFD98A', 0.8],
        [0.14, '#FFB765', 0.42],
        [0.45, '#E2703F', 0.12],
        [1, '#E2703F', 0],
      ],
    )}${radial(
      'path',
      [0, 0, 100],
      [
        [0, '#FFCF85', 0.55],
        [0.5, '#F49A4F', 0.16],
        [1, '#F49A4F', 0],
      ],
    )}${linear(
      'veil',
      [0, 0, 0, HORIZON],
      [
        [0, '#fff', 0.16],
        [0.75, '#fff', 0],
      ],
    )}${lattice()}<mask id="fade"><rect width="${w}" height="${HORIZON}" fill="url(#veil)"/></mask></defs>` +
      box([0, 0, w, HORIZON + 1], 0, 'url(#sky)') +
      g('', box([0, 0, w, HORIZON], 0, 'url(#songket)'), 'mask="url(#fade)"') +
      stars(w, 300, 150, 21) +
      g('', at(210, 246, cloud('#39206A', '#9A78B8'), 1.15), 'opacity=".85"') +
      g('', at(800, 214, cloud('#39206A', '#9A78B8'), 1.35), 'opacity=".8"') +
      g('', at(612, 318, cloud('#5A2A70', '#C08AA0'), 0.8), 'opacity=".7"') +
      g('', at(344, 352, cloud('#5C2A6C', '#C08AA0'), 0.7), 'opacity=".6"') +
      box([0, 0, w, HORIZON], 0, 'url(#dawn)') +
      karst(-40, 300, 118, 5, '#5A2A62') +
      karst(740, 320, 128, 9, '#562762') +
      karst(250, 120, 40, 14, '#7C3C66') +
      karst(648, 110, 34, 17, '#7C3C66') +
      karst(-70, 230, 92, 23, '#2B154A') +
      karst(834, 260, 104, 31, '#2B154A') +
      at(96, HORIZON - 40, palm('#1B0E38'), 0.42) +
      at(128, HORIZON - 26, palm('#1B0E38'), 0.34, 8) +
      at(900, HORIZON - 44, palm('#1B0E38'), 0.4, -6) +
      kelong(286, 0.62) +
      kelong(742, 0.5) +
      box([0, HORIZON, w, h - HORIZON], 0, 'url(#sea)') +
      g(
        `translate(${w / 2} ${HORIZON}) scale(2.1 4.6)`,
        `<rect x="-100" y="0" width="200" height="100" fill="url(#path)"/>`,
      ) +
      glitter() +
      box([0, HORIZON - 1, w, 2], 0, '#FFD79A', 'opacity=".5"'),
  );
