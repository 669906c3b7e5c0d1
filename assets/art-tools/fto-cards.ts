import {
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  parchment,
  polar,
  radial,
  teal,
  times,
  wine,
} from './draw.ts';
import { hornbillMark } from './hornbill.ts';

const goldFace = (id: string, r: number): string =>
  radial(
    id,
    [-r * 0.35, -r * 0.4, r * 1.5],
    [
      [0, '#FFF3C4'],
      [0.35, '#F6CB5E'],
      [0.75, '#DE9A2E'],
      [1, '#9A6418'],
    ],
  );

/** The hornbill as one flat mark, `size` across, centred on the origin. */
const mark = (size: number, fill: string, hole: string): string =>
  g(
    `scale(${n(size / 200)}) translate(-102 -106)`,
    p(hornbillMark.crown, fill) +
      line(hornbillMark.upper, hole, 7) +
      line(hornbillMark.casque, hole, 7) +
      p(hornbillMark.lower, fill) +
      p(hornbillMark.upper, fill, `stroke="${hole}" stroke-width="5" paint-order="stroke"`) +
      p(hornbillMark.casque, fill, `stroke="${hole}" stroke-width="5" paint-order="stroke"`) +
      dot(82, 90, 9, hole) +
      dot(80, 88, 3, fill),
  );

/** The club's coin around the origin, radius 46; needs coinDefs. */
export const coinFace =
  dot(0, 0, 46, '#7A4A10') +
  dot(0, -1.5, 44.5, 'url(#coin)') +
  `<circle r="38" cy="-1.5" fill="none" stroke="#9A6418" stroke-width="2.2"/><circle r="36.6" cy="-1.5" fill="url(#well)"/>` +
  times(24, (i) => {
    const [x, y] = polar(0, -1.5, 41.4, i * 15);
    return dot(x, y, 1.5, i < 12 ? '#B8791F' : '#FFE9A6');
  }) +
  g(
    '',
    at(0.6, 4.4, mark(64, '#FFF0B8', '#E9B044')) + at(0.2, 2.9, mark(64, '#8A5312', '#F0BE55')),
    'clip-path="url(#face)"',
  ) +
  line('M-37 -15A40 40 0 0 1 -8 -40', '#FFFBE4', 3, 'opacity=".85"');

export const coinDefs = `${goldFace('coin', 46)}${linear(
  'well',
  [-26, -30, 26, 34],
  [
    [0, '#D9942B'],
    [0.5, '#F0BE55'],
    [1, '#FFE08A'],
  ],
)}<clipPath id="face"><circle r="36.6" cy="-1.5"/></clipPath>`;

export const coin = (squash: number): string => {
  if (squash <= 0.12)
    return (
      `<defs>${linear(
        'rim',
        [39, 0, 57, 0],
        [
          [0, '#9A6418'],
          [0.35, '#FFE9A6'],
          [0.6, '#E8B64C'],
          [1, '#7A4A10'],
        ],
      )}</defs>` +
      box([39, 2, 18, 92], 8, 'url(#rim)', 'stroke="#7A4A10" stroke-width="1.6"') +
      line(
        times(21, (i) => `M41 ${n(9 + i * 3.9)}H55`),
        '#8A5312',
        1.2,
        'opacity=".7"',
      )
    );
  const edge = squash === 1 ? 0 : 12 * (1 - squash);
  return (
    `<defs>${coinDefs}</defs>` +
    (edge
      ? g(
          `translate(${n(48 + edge / 2)} 48) scale(${squash} 1)`,
          dot(0, 0, 46, '#7A4A10') + dot(0, 0, 44, '#A86D1C'),
        ) + box([48 - edge / 2, 2, edge, 92], 0, '#A86D1C')
      : '') +
    g(`translate(${n(48 - edge / 2)} 48) scale(${squash} 1)`, coinFace)
  );
};

/** One Peranakan tile of side `s` with its corner at the origin; tiles alternate in colour. */
export const tile = (s: number, odd: boolean, lean = false): string => {
  const c = s / 2;
  return (
    box([0, 0, s, s], 0, odd ? '#EFE0BE' : '#E2F0E2') +
    g(
      `translate(${n(c)} ${n(c)})`,
      times(4, (i) =>
        g(
          `rotate(${i * 90 + 45})`,
          p(
            `M0 0C${n(c * 0.55)} ${n(-c * 0.5)} ${n(c * 0.4)} ${n(-c)} 0 ${n(-c * 1.18)}C${n(-c * 0.4)} ${n(-c)} ${n(-c * 0.55)} ${n(-c * 0.5)} 0 0Z`,
            odd ? hibiscus : teal,
          ),
        ),
      ) +
        (lean
          ? ''
          : times(4, (i) =>
              g(
                `rotate(${i * 90})`,
                p(
                  `M0 ${n(-c * 0.2)}L${n(c * 0.24)} ${n(-c * 0.62)}L0 ${n(-c)}L${n(-c * 0.24)} ${n(-c * 0.62)}Z`,
                  odd ? teal : '#D99B3A',
                ),
              ),
            )) +
        dot(0, 0, c * 0.28, gold),
    )
  );
};

/**
 * A pattern of such tiles in a row from the origin, or in a column. A browser draws a pattern's content
 * once, where every `<use>` is a copy it keeps and styles: forty tiles were more work than the picture.
 */
export const tiles = (id: string, s: number, isColumn = false): string =>
  `<pattern id="${id}" width="${isColumn ? s : s * 2}" height="${isColumn ? s * 2 : s}" patternUnits="userSpaceOnUse">${tile(s, false, true)}${at(isColumn ? 0 : s, isColumn ? s : 0, tile(s, true, true))}</pattern>`;

const rosette = (fill: string): string =>
  times(8, (i) => g(`rotate(${i * 45})`, oval([0, -7, 3.4, 6], i % 2 ? fill : gold))) +
  dot(0, 0, 4, parchment) +
  dot(0, 0, 2.2, wine);

/** The face of a card, 220 by 280, empty in the middle. */
export const cardFront = (): string => {
  const w = 220,
    h = 280;
  const cell = 12;
  const across = 14,
    down = 19;
  const x0 = (w - across * cell) / 2,
    y0 = (h - down * cell) / 2;
  return (
    `<defs>${linear(
      'paper',
      [0, 0, 0, h],
      [
        [0, '#FFFAEC'],
        [0.6, '#F9EED6'],
        [1, '#EBD8B2'],
      ],
    )}${radial(
      'lit',
      [110, 120, 150],
      [
        [0, '#FFFAEC'],
        [1, '#FFFAEC', 0],
      ],
    )}${tiles('row', cell)}${tiles('column', cell, true)}</defs>` +
    box([1.5, 1.5, w - 3, h - 3], 24, '#C79A4B') +
    box([1.5, 1.5, w - 3, h - 6], 24, 'url(#paper)', 'stroke="#8F6526" stroke-width="2"') +
    box([8.5, 8.5, w - 17, h - 19], 18, 'none', `stroke="${gold}" stroke-width="2"`) +
    [12, h - 27].map((y) => at(x0, y, box([0, 0, across * cell, cell], 0, 'url(#row)'))).join('') +
    [12, w - 24]
      .map((x) => at(x, y0 - 1, box([0, 0, cell, down * cell], 0, 'url(#column)')))
      .join('') +
    [
      [19, 19],
      [w - 19, 19],
      [19, h - 21],
      [w - 19, h - 21],
    ]
      .map(([x = 0, y = 0]) => at(x, y, rosette(teal), 0.86))
      .join('') +
    box([27, 27, w - 54, h - 57], 12, '#FBF1DC', `stroke="${gold}" stroke-width="1.6"`) +
    box([27, 27, w - 54, h - 57], 12, 'url(#lit)')
  );
};

/** The back of a card, 220 by 280. */
export const cardBack = (): string => {
  const w = 220,
    h = 280;
  return (
    `<defs>${linear(
      'cloth',
      [0, 0, w, h],
      [
        [0, '#5A2A6B'],
        [0.5, '#3A1B4A'],
        [1, '#241038'],
      ],
    )}${radial(
      'glow',
      [110, 138, 110],
      [
        [0, '#8E3F8E', 0.9],
        [1, '#8E3F8E', 0],
      ],
    )}<pattern id="sk" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M10 1L14 5L10 9L6 5ZM0 11L4 15L0 19M20 11L16 15L20 19" fill="${gold}" opacity=".3"/><circle cx="10" cy="15" r="1.2" fill="${gold}" opacity=".45"/><circle cx="0" cy="5" r="1.200" fill="${gold}" opacity=".45"/></pattern></defs>` +
    box([1.5, 1.5, w - 3, h - 3], 24, '#160A26') +
    box([1.5, 1.5, w - 3, h - 6], 24, 'url(#cloth)', `stroke="${darkGold}" stroke-width="2"`) +
    box([10, 10, w - 20, h - 23], 16, 'url(#sk)') +
    box([10, 10, w - 20, h - 23], 16, 'none', `stroke="${gold}" stroke-width="2.4"`) +
    box([15, 15, w - 30, h - 33], 12, 'none', `stroke="${gold}" stroke-width="1" opacity=".6"`) +
    box([12, 12, w - 24, h - 27], 14, 'url(#glow)') +
    at(
      110,
      138,
      times(16, (i) =>
        g(
          `rotate(${i * 22.5})`,
          p('M0 -50C7 -56 8 -66 0 -74C-8 -66 -7 -56 0 -50Z', i % 2 ? hibiscus : gold),
        ),
      ) +
        dot(0, 0, 52, '#2A1240', `stroke="${gold}" stroke-width="3"`) +
        `<circle r="46" fill="none" stroke="${gold}" stroke-width="1" stroke-dasharray="2 4"/>` +
        at(3, 2, mark(72, gold, '#2A1240')),
    ) +
    [
      [28, 28, 0],
      [w - 28, 28, 90],
      [w - 28, h - 31, 180],
      [28, h - 31, 270],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        g(
          `translate(${x} ${y}) rotate(${r})`,
          p('M-8 -8H14C4 -4 -4 4 -8 14Z', gold) + dot(6, 6, 2.6, hibiscus),
        ),
      )
      .join('')
  );
};
