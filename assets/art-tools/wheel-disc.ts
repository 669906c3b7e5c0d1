import { wheelTuning } from '#games/spin-wheel/tuning.ts';
import { DEAREST, type Look, looksOf, PARCHMENT } from '#games/spin-wheel/view/looks.ts';
import { lettering, letteringWidth } from './brand.ts';
import { at, dot, g, linear, n, p, polar, radial, round, times } from './draw.ts';
import { bloom, leafPath } from './flora.ts';

/** Where the paper ends and where the pegs stand, as the scene has them. */
const PAPER = 139;
const PEGS = 146;

const prizes = wheelTuning.defaults.segments.map(({ times: pays }) => pays);
const slice = 360 / prizes.length;

const written = (sen: number): string =>
  sen % 100 === 0 ? String(sen / 100) : (sen / 100).toFixed(2);

const wedgePath = (radius: number, from = 0): string => {
  const [x1, y1] = polar(0, 0, radius, -slice / 2);
  const [x2, y2] = polar(0, 0, radius, slice / 2);
  const [x3, y3] = polar(0, 0, from, slice / 2);
  const [x4, y4] = polar(0, 0, from, -slice / 2);
  return `M${n(x4)} ${n(y4)}L${n(x1)} ${n(y1)}A${radius} ${radius} 0 0 1 ${n(x2)} ${n(y2)}L${n(x3)} ${n(y3)}A${from} ${from} 0 0 0 ${n(x4)} ${n(y4)}Z`;
};

const word = (text: string, y: number, most: number, room: number, look: Look): string => {
  const size = Math.min(most, (room / letteringWidth(text, 100)) * 100);
  return lettering(
    text,
    -letteringWidth(text, size) / 2,
    y + size * 0.33,
    size,
    look.ink,
    `stroke="${look.edge}" stroke-width="90" paint-order="stroke"`,
  );
};

const swirl = (look: Look): string =>
  p(
    'M-13 0C-13-14 10-16 11-3C12 6-2 8-3 0C-3-4 3-4 3-1M13 0C13 14-10 16-11 3',
    'none',
    `stroke="${look.cut}" stroke-width="3"`,
  );

const rib = (look: Look, sen: number, id: number): string => {
  const [root, middle, rim] = look.papers;
  const shoots = 6;
  const flower = look.ink === PARCHMENT ? PARCHMENT : look.cut;
  return (
    `<defs>${radial(
      `wd${id}`,
      [0, 0, PAPER],
      [
        [0.2, root],
        [0.65, middle],
        [1, rim],
      ],
    )}</defs>` +
    p(wedgePath(PAPER), `url(#wd${id})`) +
    times(shoots, (i) =>
      g(
        `rotate(${n(((2 * i + 1) / shoots - 1) * (slice / 2))})`,
        p(`M-4.200-${PAPER}L0-${PAPER - 8}L4.200-${PAPER}Z`, look.cut),
      ),
    ) +
    p(wedgePath(PAPER - 11, 46), 'none', `stroke="${look.cut}" opacity=".5"`) +
    (sen === 0
      ? at(0, -84, swirl(look), 1.3)
      : [-1, 1]
          .map(
            (side) =>
              at(0, -47, p(leafPath(15, 6), look.cut), 1, side * 28) +
              at(side * 7, -66, p(leafPath(11, 4.4), look.cut), 1, side * 66),
          )
          .join('') +
        at(0, -68, bloom(look === DEAREST ? 13 : 10.5, 6, flower, look.heart)) +
        word(written(sen), -98, look === DEAREST ? 34 : 30, 44, look) +
        word('RM', -122, 13, 50, look))
  );
};

/** The wheel of ribs around the origin, 292 across, as the scene draws it from its tuning. */
export const wheelDisc = (): string =>
  looksOf(prizes)
    .map((look, i) => g(`rotate(${i * slice})`, rib(look, prizes[i] ?? 0, i)))
    .join('') +
  `<defs>${linear(
    'wdr',
    [-2.4, 0, 2.4, 0],
    [
      [0, '#6E3F0A'],
      [0.35, '#FFF0B8'],
      [1, '#A8640F'],
    ],
  )}${radial(
    'wdp',
    [-1.4, -PEGS - 1.6, 6],
    [
      [0, '#FFFFFF'],
      [0.45, '#FFF0C8'],
      [1, '#C98A25'],
    ],
  )}</defs>` +
  g(
    `rotate(${slice / 2})`,
    round(
      'wdx',
      prizes.length,
      p(`M-3.200-${PAPER}H3.200V-30H-3.200Z`, '#12051D', 'opacity=".4"') +
        p(`M-2-${PAPER}H2V-30H-2Z`, 'url(#wdr)') +
        dot(0, -PEGS, 6, '#3F0722') +
        dot(0, -PEGS, 4.8, 'url(#wdp)'),
    ),
  );
