import {
  again,
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  line,
  linear,
  n,
  p,
  radial,
  round,
  symbol,
  times,
} from './draw.ts';
import { hibiscusDefs, hibiscusFlower, leaf } from './flora.ts';
import { palm, stars } from './scenery.ts';
import { shoots } from './songket.ts';

const W = 800;
const H = 450;
const GROUND = 366;

/** The colours of the nation, as its flag has them. */
const nation = { red: '#CC1A30', white: '#FFFFFF', blue: '#1B3C9E', yellow: '#FFD23E' } as const;

/** A firework of fourteen rays, as many as the star of the flag has points, `r` in radius. */
const burst = (id: string, r: number, colour: string, heart: string): string =>
  symbol(
    id,
    dot(0, 0, r * 1.5, `url(#glow${id})`) +
      round(
        `${id}r`,
        14,
        line(
          `M0 ${n(-r * 0.34)}C${n(r * 0.05)} ${n(-r * 0.6)} ${n(r * 0.02)} ${n(-r * 0.8)} 0 ${n(-r)}`,
          colour,
          3,
        ) +
          dot(0, -r * 1.06, 3.6, colour) +
          dot(0, -r * 1.16, 1.8, '#fff') +
          g(
            `rotate(${n(180 / 14)})`,
            line(`M0 ${n(-r * 0.28)}V${n(-r * 0.6)}`, heart, 2.2) + dot(0, -r * 0.68, 2.6, heart),
          ),
      ) +
      dot(0, 0, 5, '#FFFBE6'),
  ) +
  `<defs>${radial(
    `glow${id}`,
    [0, 0, r * 1.5],
    [
      [0, colour, 0.4],
      [1, colour, 0],
    ],
  )}</defs>`;

/** An onion dome of copper on its drum, 60 wide, standing on the origin. */
const dome =
  box([-26, -18, 52, 18], 0, '#E8C79A', 'stroke="#5A2A24" stroke-width="2"') +
  times(4, (i) => p(`M${-22 + i * 12} 0V-9a4 4 0 0 1 8 0V0Z`, '#7A3A3A')) +
  box([-30, -22, 60, 5], 1, '#B8724A') +
  p(
    'M-25-22C-40-46-16-62-6-72L0-88L6-72C16-62 40-46 25-22Z',
    'url(#copper)',
    'stroke="#5A2A24" stroke-width="2.400"',
  ) +
  line('M-12-24C-18-44-8-58-2-70M12-24C18-44 8-58 2-70', '#8A4A2A', 1.6, 'opacity=".6"') +
  line('M0-88V-102', gold, 3) +
  dot(0, -90, 3.4, gold);

const arch = 'M0 0V-30C0-42 7-48 11-52C15-48 22-42 22-30V0Z';

/** A storey of `count` pointed arches, 30 apart, standing on the origin; the openings are lit. */
const arcade = (count: number, height: number): string =>
  box([0, -height, count * 30, height], 0, 'url(#brick)', 'stroke="#5A2A24" stroke-width="2"') +
  times(count, (i) => again('arch', 4 + i * 30, 0)) +
  box([-3, -height - 6, count * 30 + 6, 8], 1, '#F3DCB4', 'stroke="#5A2A24" stroke-width="1.600"') +
  line(`M2 ${-height + 6}H${count * 30 - 2}`, '#F3DCB4', 3, 'stroke-dasharray="5 5"');

const tower =
  box([-27, -226, 54, 226], 0, 'url(#brick)', 'stroke="#5A2A24" stroke-width="2.400"') +
  [-60, -118, -168].map((y) => box([-30, y, 60, 6], 1, '#F3DCB4')).join('') +
  g('translate(-11 0)', again('arch', 0, 0) + again('arch', 0, -66) + again('arch', 0, -122)) +
  dot(0, -196, 20, '#F3DCB4', 'stroke="#5A2A24" stroke-width="2.400"') +
  dot(0, -196, 15.5, '#FFFBEA') +
  line('M0-196V-208M0-196V-203', '#2A1240', 3) +
  line('M0-209v1.500M13-196h-1.500M0-183v-1.500M-13-196h1.500', '#2A1240', 1.6) +
  box([-32, -232, 64, 8], 1, '#F3DCB4', 'stroke="#5A2A24" stroke-width="1.600"') +
  g('translate(0 -232) scale(.98)', dome);

/** The tower named after the day, far away, its spire leaning on nothing. */
const spire =
  p('M-26 0L-20-150L-24-190L-8-236L-4-246L0-306L4-244L14-216L22-176L18-120L26 0Z', '#3A2A6A') +
  line(
    'M-20-150L18-120M-24-190L22-176M-8-236L14-216M-22-90L22-60M-8-236L-20-150L-6 0M14-216L18-120L8 0',
    '#7A6AB8',
    1.2,
    'opacity=".55"',
  );

/** A line of small pennants, in the four colours by turns. */
const bunting = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): string => {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + sag * 2;
  const tones = [nation.red, nation.white, nation.blue, nation.yellow];
  return (
    line(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, '#F6DFA0', 2.4) +
    times(count, (i) => {
      const t = (i + 0.5) / count;
      const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2;
      const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2;
      const slope = Math.atan2(
        2 * (1 - t) * (my - y1) + 2 * t * (y2 - my),
        2 * (1 - t) * (mx - x1) + 2 * t * (x2 - mx),
      );
      return again('pen', x, y, 1, (slope * 180) / Math.PI, `fill="${tones[i % 4]}"`);
    })
  );
};

/** The eve of the national day: the square, its clock at midnight, fireworks of fourteen rays. */
export const merdekaPromo = (): string =>
  `<defs>${hibiscusDefs}${linear(
    'sky',
    [0, 0, 0, GROUND],
    [
      [0, '#0E0B2E'],
      [0.5, '#2A1A58'],
      [0.85, '#6A2A66'],
      [1, '#B8505A'],
    ],
  )}${linear(
    'brick',
    [0, -230, 0, 0],
    [
      [0, '#D98A5E'],
      [1, '#A8503E'],
    ],
  )}${linear(
    'copper',
    [-30, -80, 30, -20],
    [
      [0, '#F0B87A'],
      [0.5, '#C9763E'],
      [1, '#7A3A22'],
    ],
  )}${linear(
    'opening',
    [0, -52, 0, 0],
    [
      [0, '#FFE9A8'],
      [1, '#F0963F'],
    ],
  )}${linear(
    'field',
    [0, GROUND, 0, H],
    [
      [0, '#1E5A4A'],
      [1, '#0A2A2A'],
    ],
  )}${radial(
    'flood',
    [400, 366, 380],
    [
      [0, '#FFD98A', 0.7],
      [1, '#FFB45A', 0],
    ],
  )}</defs>` +
  symbol(
    'pen',
    '<path d="M-10 0H10L0 24Z" stroke="#2A1020" stroke-width="1.600"/>' +
      line('M-6 3H6', '#00000033', 1.6),
  ) +
  symbol(
    'arch',
    p(arch, 'url(#opening)', 'stroke="#F3DCB4" stroke-width="2.400"') +
      line('M11-50V0', '#7A3A22', 1.6, 'opacity=".6"'),
  ) +
  symbol('dome', dome) +
  symbol('raya', hibiscusFlower()) +
  burst('fa', 88, '#FF5A68', '#FFFFFF') +
  burst('fb', 64, '#8FB4FF', '#FFFFFF') +
  burst('fc', 74, '#FFE27A', '#FF7A80') +
  burst('fd', 48, '#FFFFFF', '#FFD23E') +
  box([0, 0, W, GROUND + 4], 0, 'url(#sky)') +
  stars(W, 200, 60, 21) +
  line(
    'M196 300C192 240 188 200 190 168M620 300C624 230 618 190 616 150M316 290C320 220 316 180 312 128M504 280C500 230 498 200 500 176',
    '#FFE9A8',
    2,
    'opacity=".35" stroke-dasharray="1 7"',
  ) +
  again('fa', 186, 132) +
  again('fc', 618, 116) +
  again('fb', 322, 88) +
  again('fd', 506, 150) +
  again('fb', 740, 214, 0.66) +
  again('fd', 66, 226, 0.8) +
  again('fd', 430, 54, 0.7) +
  g('translate(704 366)', spire) +
  g('', palm('#1A0C30'), 'transform="translate(60 372) scale(.9)"') +
  g('', palm('#1A0C30'), 'transform="translate(758 372) scale(.8)"') +
  dot(400, 366, 380, 'url(#flood)') +
  // The building on the square.
  g(
    'translate(130 366)',
    arcade(6, 66) + g('translate(0 -66)', arcade(6, 58)) + again('dome', 0, -130, 0.62),
  ) +
  g(
    'translate(490 366)',
    arcade(6, 66) + g('translate(0 -66)', arcade(6, 58)) + again('dome', 180, -130, 0.62),
  ) +
  g('translate(310 366)', arcade(6, 78) + g('translate(0 -78)', arcade(6, 62))) +
  at(326, 226, again('dome', 0, 0, 0.72)) +
  at(474, 226, again('dome', 0, 0, 0.72)) +
  g('translate(400 366)', tower) +
  p(`M0 ${GROUND}H${W}V${H}H0Z`, 'url(#field)') +
  line(`M0 ${GROUND}H${W}`, '#F3DCB4', 3) +
  p(
    `M0 ${GROUND + 12}C200 ${GROUND + 2} 600 ${GROUND + 2} ${W} ${GROUND + 12}`,
    '#FFE9A8',
    'opacity=".14"',
  ) +
  line('M60 392h110M240 386h80M470 388h100M620 396h120', '#5FBF8A', 2, 'opacity=".4"') +
  bunting(-10, 20, 300, 6, 24, 12) +
  bunting(500, 6, 810, 20, 24, 12) +
  // The nation's flower on both sides, songket along the foot.
  at(36, 428, leaf(96, 34, '#36A57E', '#0A4A40'), 1, -40) +
  at(150, 436, leaf(80, 28, '#2A8F6C', '#083F38'), 1, 56) +
  at(764, 428, leaf(96, 34, '#36A57E', '#0A4A40'), 1, 40) +
  at(650, 436, leaf(80, 28, '#2A8F6C', '#083F38'), 1, -56) +
  again('raya', 64, 384, 0.66, -10) +
  again('raya', 134, 404, 0.46, 24) +
  again('raya', 736, 384, 0.66, 10) +
  again('raya', 668, 404, 0.46, -24) +
  box([0, 418, W, 32], 0, '#7D1233') +
  g('translate(0 446)', shoots('pr', [W, 25, 24], gold, '#7D1233')) +
  box([0, 415, W, 4], 0, gold) +
  box([0, 446, W, 4], 0, gold) +
  box([0, 419, W, 1.4], 0, darkGold);
