import { batikFlower, batikLeaf } from './batik.ts';
import {
  again,
  at,
  box,
  darkGold,
  dot,
  edge,
  g,
  gold,
  hibiscus,
  line,
  linear,
  n,
  p,
  paleGold,
  radial,
  round,
  symbol,
  teal,
  times,
  wine,
} from './draw.ts';
import { hostessHead } from './hostess-head.ts';
import { shoots, songketPattern } from './songket.ts';

const torso =
  'M262 436C228 452 190 468 170 492C184 600 186 760 168 892H618C604 760 590 600 556 492C534 468 494 452 462 436Z';
const nearSleeve =
  'M182 484C128 512 88 612 76 722C68 788 100 828 152 812C214 792 288 728 336 676L282 596C250 636 222 658 200 668C208 622 220 576 236 540C232 510 210 488 182 484Z';
const farSleeve =
  'M500 470C590 486 612 570 624 632L636 598L722 626C722 706 694 806 636 818C580 828 540 780 520 700Z';
const shawl =
  'M470 438C512 446 556 466 580 500C598 580 620 740 640 892H500C496 740 480 580 448 470C444 452 454 440 470 438Z';

/** Gold thread and folds over a part of her dress. */
const woven = (d: string, id: string, folds: string, outline = d): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
  g('', p(d, 'url(#silk)') + p(d, 'url(#thread)') + folds, `clip-path="url(#${id})"`) +
  p(
    outline,
    'none',
    `stroke="${edge}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"`,
  );

/** A feather of the hand, growing up from the origin. */
const finger = (l: number, w: number, fill: string): string =>
  p(
    `M${n(-w * 0.4)} 8C${n(-w * 1.1)} ${n(-l * 0.3)} ${n(-w)} ${n(-l * 0.8)} 0 ${n(-l)}C${n(w)} ${n(-l * 0.8)} ${n(w * 1.1)} ${n(-l * 0.3)} ${n(w * 0.4)} 8Z`,
    fill,
    'stroke="#0D081C" stroke-width="3.500" stroke-linejoin="round"',
  ) + line(`M0 0V${n(-l * 0.78)}`, '#8E7CC4', 2.4, 'opacity=".75"');

/** The golden band a sleeve ends in, from one end to the other. */
const cuff = (x1: number, y1: number, x2: number, y2: number): string => {
  const l = Math.hypot(x2 - x1, y2 - y1);
  return g(
    `translate(${x1} ${y1}) rotate(${n((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI)})`,
    p(
      `M-6-15Q${n(l / 2)}-24 ${n(l + 6)}-15V15Q${n(l / 2)} 7-6 15Z`,
      'url(#gilt)',
      `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`,
    ) +
      times(5, (i) =>
        at(
          ((i + 0.5) * l) / 5,
          -4 - 5 * (1 - ((i - 2) / 2.5) ** 2),
          p('M0-8L7 0L0 8L-7 0Z', wine) + p('M0-3.500L3 0L0 3.500L-3 0Z', paleGold),
        ),
      ),
  );
};

/** A brooch of her kerongsang, 22 in radius: a flower set with a stone. */
const brooch = (): string =>
  round(
    'bp',
    8,
    p(
      'M0 0C8-9 7-22 0-22C-7-22-8-9 0 0Z',
      'url(#gilt2)',
      `stroke="${darkGold}" stroke-width="1.500"`,
    ),
  ) +
  dot(0, 0, 9.2, '#0F6B60', `stroke="${paleGold}" stroke-width="2"`) +
  dot(-2.8, -3, 2.6, '#BFF3E2');

const defs = `<defs>${linear(
  'silk',
  [150, 440, 560, 880],
  [
    [0, '#F0505F'],
    [0.4, '#CF2546'],
    [0.75, '#9C1438'],
    [1, '#6A0B2A'],
  ],
)}${linear(
  'gilt',
  [0, -20, 0, 18],
  [
    [0, '#FFF3C0'],
    [0.45, '#F0BE55'],
    [1, '#B0701C'],
  ],
)}${linear(
  'giltC',
  [260, 430, 470, 500],
  [
    [0, '#C98A25'],
    [0.3, '#FFF0B8'],
    [0.6, '#F0BE55'],
    [1, '#A86A1A'],
  ],
)}${radial(
  'gilt2',
  [0, 0, 26],
  [
    [0, '#FFF6CC'],
    [1, '#DE9A2E'],
  ],
)}${linear(
  'shawl',
  [460, 440, 620, 880],
  [
    [0, '#2CB39C'],
    [0.5, '#14877A'],
    [1, '#084A48'],
  ],
)}${songketPattern('thread', 58, 0.62)}${linear(
  'neckShade',
  [0, 390, 0, 466],
  [
    [0, '#0D081C', 0],
    [1, '#0D081C', 0.85],
  ],
)}</defs>`;

const dress = (): string =>
  woven(
    torso,
    'ct',
    p('M170 492C210 540 220 700 196 892H150V480Z', '#3A0418', 'opacity=".5"') +
      p(
        'M300 470C286 600 300 760 276 892H318C330 740 316 600 330 500Z',
        '#3A0418',
        'opacity=".22"',
      ) +
      p(
        'M228 520C240 640 244 760 230 892H250C262 760 258 640 244 520Z',
        '#FFB3A0',
        'opacity=".16"',
      ) +
      box([140, 784, 500, 120], 0, '#7D1233', 'opacity=".55"') +
      at(150, 896, shoots('pr', [490, 49, 100], gold, wine)) +
      box([140, 772, 500, 12], 0, gold) +
      box([140, 789, 500, 4], 0, paleGold),
  ) +
  line('M362 480V574', edge, 5) +
  line('M357 482V572M367 482V572', gold, 3);

const scarf = (): string =>
  p(shawl, 'url(#shawl)') +
  `<clipPath id="cs"><path d="${shawl}"/></clipPath>` +
  g(
    '',
    batikFlower([524, 530, 0.74, 0], '#E8A63C', '#FBE3A0') +
      batikFlower([562, 664, 0.86, 10], hibiscus, '#F4795F') +
      batikFlower([566, 826, 0.9, 0], '#E8A63C', '#FBE3A0') +
      batikFlower([492, 606, 0.5, 0], hibiscus, '#F4795F') +
      batikFlower([526, 752, 0.5, 0], '#7A4FC0', '#C49BE8') +
      (
        [
          [500, 574, 0.7, 140],
          [560, 600, 0.7, 20],
          [512, 700, 0.8, 200],
          [600, 752, 0.8, 30],
          [530, 800, 0.7, 260],
          [540, 486, 0.6, 60],
          [484, 480, 0.5, 200],
        ] as const
      )
        .map((where) => batikLeaf(where, '#0F6B60'))
        .join('') +
      p(
        'M470 438C500 560 520 740 524 892H496C490 740 476 580 444 470Z',
        '#02211F',
        'opacity=".4"',
      ) +
      p(
        'M530 456C560 560 584 740 596 892H620C604 740 590 560 556 470Z',
        '#02211F',
        'opacity=".22"',
      ) +
      line('M476 440C510 560 532 740 538 892', '#9BE8D2', 3, 'opacity=".45"'),
    'clip-path="url(#cs)"',
  ) +
  p(shawl, 'none', `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`) +
  line('M461 448C488 580 506 740 509 890M576 502C594 584 614 740 632 890', gold, 5);

const farArm = (): string =>
  at(
    676,
    600,
    [-58, 60, 38, -10, 14]
      .map((turn, i) =>
        at(
          0,
          0,
          finger(i === 0 ? 84 : 118 - Math.abs(i - 2) * 6, 18, i % 2 ? '#2B1D5A' : '#3A2A78'),
          1,
          turn,
        ),
      )
      .join(''),
  ) +
  woven(
    farSleeve,
    'cf',
    p('M548 486C580 560 596 640 592 830H500Z', '#3A0418', 'opacity=".42"') +
      p('M640 604C652 680 646 760 626 820L690 780L724 632Z', '#FFB3A0', 'opacity=".13"') +
      p(
        'M626 634C632 690 626 760 600 812L580 800C612 740 620 690 614 600Z',
        '#3A0418',
        'opacity=".42"',
      ),
  ) +
  cuff(635, 600, 721, 628);

const nearArm = (): string =>
  at(
    322,
    632,
    [112, 92, 70, 44]
      .map((turn, i) =>
        at(0, 0, finger([96, 128, 138, 122][i] ?? 100, 20, i % 2 ? '#3A2A78' : '#2B1D5A'), 1, turn),
      )
      .join('') + at(-4, -14, finger(74, 19, '#3A2A78'), 1, 14),
  ) +
  woven(
    nearSleeve,
    'cn',
    p(
      'M76 722C68 788 100 828 152 812C214 792 288 728 336 676L322 652C260 720 190 770 140 770C110 770 90 750 76 722Z',
      '#3A0418',
      'opacity=".45"',
    ) +
      p('M182 484C140 560 116 650 118 740C140 660 176 560 214 500Z', '#FFB3A0', 'opacity=".18"') +
      p('M200 668C196 700 180 730 156 744C178 716 186 690 190 650Z', '#3A0418', 'opacity=".5"'),
    'M182 484C128 512 88 612 76 722C68 788 100 828 152 812C214 792 288 728 336 676L282 596C250 636 222 658 200 668C206 634 214 600 224 572',
  ) +
  cuff(336, 676, 282, 596);

/** Puan Kenyalang's half figure, 780 by 880: one hand on her heart, the other held open; needs batikDefs. */
export const hostess = (): string =>
  defs +
  farArm() +
  dress() +
  scarf() +
  nearArm() +
  g('translate(242 58) scale(1.9)', hostessHead()) +
  p('M275 392L264 446C300 476 424 476 456 446L437 392Z', 'url(#neckShade)') +
  p(
    'M260 436C288 476 436 476 464 436C470 452 468 462 460 470C424 498 300 498 264 470C256 462 254 452 260 436Z',
    'url(#giltC)',
    `stroke="${edge}" stroke-width="4.500" stroke-linejoin="round"`,
  ) +
  times(11, (i) => {
    const t = (i - 5) / 5.6;
    return at(362 + t * 96, 476 - 20 * t * t, p('M0-7L6 0L0 7L-6 0Z', i % 2 ? wine : teal));
  }) +
  symbol('br', brooch()) +
  again('br', 362, 512) +
  again('br', 362, 556, 0.74);
