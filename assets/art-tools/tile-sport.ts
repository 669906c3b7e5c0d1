import {
  at,
  box,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  radial,
  round,
  times,
} from './draw.ts';
import { TILE } from './tile-size.ts';

const { width: W, height: H, edge } = TILE;

/** A stand of floodlights leaning over the pitch. */
const floodlight = (side: 1 | -1): string =>
  g(
    side === 1 ? '' : `translate(${W} 0) scale(-1 1)`,
    p('M30 34L-40 200H150Z', 'url(#beam)') +
      line('M18 120L26 44M34 120L34 44M18 104L34 92M20 84L34 74', '#0D1A34', 3) +
      g(
        'rotate(10 30 28)',
        box([2, 10, 56, 32], 4, '#16284A', `stroke="${edge}" stroke-width="2"`) +
          times(
            8,
            (i) =>
              dot(9 + (i % 4) * 14, 18 + Math.floor(i / 4) * 16, 5, '#FFFBE6') +
              dot(9 + (i % 4) * 14, 18 + Math.floor(i / 4) * 16, 9, '#FFF3B8', 'opacity=".3"'),
          ),
      ),
  );

/** A rattan takraw ball around the origin, 40 in radius. */
const takraw =
  dot(0, 0, 40, '#5A2F12', `stroke="${edge}" stroke-width="3"`) +
  '<clipPath id="tk"><circle r="39"/></clipPath>' +
  g(
    '',
    round(
      'tw',
      6,
      line('M-44-14Q0-34 44-14', '#7A4A1E', 11) +
        line('M-44-14Q0-34 44-14', '#E8B66A', 8) +
        line('M-44-16Q0-36 44-16', '#FFE0A0', 1.6) +
        line('M-44-11Q0-31 44-11', '#B87A34', 1.6),
    ) +
      dot(-14, -16, 40, 'url(#ballLight)') +
      p('M-40 6A40 40 0 0 0 40 6A44 34 0 0 1-40 6Z', '#2A0A12', 'opacity=".42"'),
    'clip-path="url(#tk)"',
  );

/** A football around the origin, 46 in radius. */
const football =
  dot(0, 0, 46, '#F7F2EA', `stroke="${edge}" stroke-width="3"`) +
  '<clipPath id="fb"><circle r="45"/></clipPath>' +
  g(
    '',
    p('M0-18L17-6L10.500 15H-10.500L-17-6Z', '#22184A') +
      round(
        'fp',
        5,
        p('M-13-56L13-56L10-38L0-31L-10-38Z', '#22184A') + line('M0-32V-17', '#22184A', 2.6),
      ) +
      line('M10-38L31-24M-10-38L-31-24M38-8L31 19M-38-8L-31 19M14 38L-14 38', '#22184A', 2.6) +
      dot(-16, -20, 46, 'url(#ballLight)') +
      p('M-46 4A46 46 0 0 0 46 4A52 40 0 0 1-46 4Z', '#22184A', 'opacity=".3"'),
    'clip-path="url(#fb)"',
  );

/** A shuttlecock flying up to the right from the origin, 44 long. */
const shuttle =
  p('M-12 22L-20-22C-8-30 8-30 20-22L12 22Z', '#FBF6EA', `stroke="${edge}" stroke-width="2"`) +
  line('M-7 20L-11-25M0 20V-28M7 20L11-25', '#B8A88E', 1.6) +
  line('M-14 10Q0 16 14 10M-16-4Q0 3 16-4', hibiscus, 2.2) +
  p(
    'M-12 20H12C12 34 6 40 0 40C-6 40-12 34-12 20Z',
    '#14877A',
    `stroke="${edge}" stroke-width="2"`,
  ) +
  line('M-12 23H12', gold, 2.6);

/** The drawing of the tile that leads to sport. */
export const drawSport = (): string =>
  `<defs>${linear(
    'sky',
    [0, 0, 0, 130],
    [
      [0, '#0C1436'],
      [1, '#24407A'],
    ],
  )}${linear(
    'pitch',
    [0, 118, 0, H],
    [
      [0, '#2F9A6A'],
      [1, '#0B4A40'],
    ],
  )}${linear(
    'beam',
    [30, 34, 70, 190],
    [
      [0, '#FFFBE0', 0.55],
      [1, '#FFFBE0', 0],
    ],
  )}${radial(
    'ballLight',
    [-14, -16, 44],
    [
      [0, '#fff', 0.55],
      [1, '#fff', 0],
    ],
  )}</defs>` +
  box([0, 0, W, 130], 0, 'url(#sky)') +
  // The crowd in the dark, a light here and there.
  p('M0 96C80 74 240 74 320 96V124H0Z', '#101C40') +
  line(
    'M6 102C84 82 236 82 314 102M4 111C84 94 236 94 316 111',
    '#5A7AC0',
    3.4,
    'stroke-dasharray="0 8" opacity=".55"',
  ) +
  line('M10 106C84 88 236 88 310 106', gold, 3, 'stroke-dasharray="0 37" opacity=".9"') +
  line('M24 104C84 88 236 88 296 104', '#F06A7A', 3, 'stroke-dasharray="0 53" opacity=".9"') +
  box([0, 118, W, 82], 0, 'url(#pitch)') +
  times(4, (i) =>
    p(
      `M${n(40 + i * 70)} 118H${n(75 + i * 70)}L${n(64 + (i - 1.5) * 130 + 160)} 200H${n(-1 + (i - 1.5) * 130 + 160)}Z`,
      '#fff',
      'opacity=".06"',
    ),
  ) +
  line('M0 124H320', '#EAF8E8', 2, 'opacity=".8"') +
  oval([160, 170, 96, 24], 'none', 'stroke="#EAF8E8" stroke-width="2" opacity=".5"') +
  floodlight(1) +
  floodlight(-1) +
  oval([208, 168, 44, 8], '#04211F', 'opacity=".5"') +
  oval([112, 176, 34, 6], '#04211F', 'opacity=".5"') +
  at(208, 118, football, 1.08, -12) +
  at(112, 138, takraw, 0.92, 16) +
  at(164, 48, shuttle, 0.84, 38) +
  line('M140 74C132 84 128 92 126 100M150 80C144 88 140 94 138 100', '#fff', 2, 'opacity=".45"') +
  // What is on the air.
  g(
    'translate(236 34)',
    dot(0, 0, 6, '#FF4A5A') +
      line(
        'M-11-9A15 15 0 0 0-11 9M11-9A15 15 0 0 1 11 9M-17-14A23 23 0 0 0-17 14M17-14A23 23 0 0 1 17 14',
        '#FF4A5A',
        3.4,
      ),
  );
