import {
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  grain,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  polar,
  radial,
  teal,
  times,
  wine,
} from './draw.ts';
import { bloom } from './flora.ts';
import { curl, slit } from './rock-scissor-paper-carve.ts';

/** The lit cloth, kelir: stretched to whatever the stage is. */
export const KELIR = { width: 860, height: 1040 };
export const kelir = (): string => {
  const { width: w, height: h } = KELIR;
  const next = grain(29);
  const fold = (x: number, lean: number, width: number, light: boolean) =>
    line(
      `M${n(x)} -20C${n(x + lean)} ${n(h * 0.3)} ${n(x - lean)} ${n(h * 0.7)} ${n(x + lean * 0.4)} ${h + 20}`,
      light ? '#FFF3CE' : '#7A2E12',
      width,
      `opacity="${light ? 0.1 : 0.07}" filter="url(#soft)"`,
    );
  return (
    `<defs>${radial(
      'lit',
      [w / 2, h * 0.44, w * 0.92],
      [
        [0, '#FFF6D6'],
        [0.16, '#FFE7AC'],
        [0.38, '#FBC76C'],
        [0.6, '#E8963C'],
        [0.8, '#A9501F'],
        [1, '#5B1F16'],
      ],
    )}${linear(
      'dusk',
      [0, 0, 0, h],
      [
        [0, '#3A0C10', 0.7],
        [0.16, '#4A160A', 0.12],
        [0.3, '#4A160A', 0],
        [0.8, '#4A160A', 0],
        [1, '#3A0C10', 0.62],
      ],
    )}${linear(
      'sides',
      [0, 0, w, 0],
      [
        [0, '#4A160A', 0.55],
        [0.14, '#4A160A', 0],
        [0.86, '#4A160A', 0],
        [1, '#4A160A', 0.55],
      ],
    )}<filter id="soft" x="-100%" y="-10%" width="300%" height="120%"><feGaussianBlur stdDeviation="9"/></filter><pattern id="weave" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 .500H5M.500 0V5" stroke="#8A4A1C" stroke-width=".700" opacity=".11"/><path d="M0 3H5M3 0V5" stroke="#FFF6DC" stroke-width=".600" opacity=".12"/></pattern></defs>` +
    box([0, 0, w, h], 0, 'url(#lit)') +
    times(9, (i) =>
      fold(40 + i * 96 + next() * 40, (next() - 0.5) * 60, 16 + next() * 26, i % 2 === 0),
    ) +
    box([0, 0, w, h], 0, 'url(#weave)') +
    box([0, 0, w, h], 0, 'url(#dusk)') +
    box([0, 0, w, h], 0, 'url(#sides)')
  );
};

/** One scallop of the valance over the screen, 130 wide: repeated side by side. */
export const valance = (): string =>
  `<defs>${linear(
    'velvet',
    [0, 0, 0, 100],
    [
      [0, '#3A0718'],
      [0.55, '#8A1330'],
      [1, '#B32040'],
    ],
  )}</defs>` +
  p('M0 0H130V58C112 62 108 100 65 100C22 100 18 62 0 58Z', 'url(#velvet)') +
  p('M30 0C26 30 34 60 44 88C28 80 20 64 8 60C12 40 10 20 8 0Z', '#2A0412', 'opacity=".3"') +
  p(
    'M100 0C104 30 96 60 86 88C102 80 110 64 122 60C118 40 120 20 122 0Z',
    '#2A0412',
    'opacity=".3"',
  ) +
  line('M0 58C18 62 22 100 65 100C108 100 112 62 130 58', gold, 5) +
  line('M0 49C22 53 28 89 65 89C102 89 108 53 130 49', paleGold, 1.6, 'stroke-dasharray="1 6"') +
  line('M0 58C18 62 22 100 65 100C108 100 112 62 130 58', '#FFF0BE', 1.2) +
  at(65, 48, bloom(19, 8, gold, wine) + bloom(9, 8, '#FFE9A6', hibiscus)) +
  at(65, 48, line('M-26 -4C-40 -8 -44 8 -34 12M26 -4C40 -8 44 8 34 12', gold, 2)) +
  [28, 102].map((x) => at(x, 30, p('M0 -8L6 0L0 8L-6 0Z', gold) + dot(0, 0, 2, wine))).join('') +
  box([0, 0, 130, 9], 0, darkGold) +
  times(10, (i) => p(`M${i * 13} 9h13l-6.500 8z`, i % 2 ? gold : '#C98A25')) +
  at(
    65,
    100,
    line('M0 0V8', gold, 3) +
      p('M-6 8H6L8 26H-8Z', gold) +
      line('M-4 12L-5 25M0 12V25M4 12L5 25', darkGold, 1.4),
  );

/** One panel of the carved board at the screen's foot, 130 wide: repeated side by side. */
export const board = (): string =>
  `<defs>${linear(
    'teak',
    [0, 0, 0, 60],
    [
      [0, '#5A2414'],
      [0.2, '#3A140F'],
      [1, '#1D0A10'],
    ],
  )}${linear(
    'trunk',
    [0, 0, 0, 22],
    [
      [0, '#7FA667'],
      [0.4, '#3F7350'],
      [1, '#17352E'],
    ],
  )}</defs>` +
  box([0, 0, 130, 24], 0, 'url(#trunk)') +
  line('M0 6H48M60 10H130M10 15H90M104 18H130', '#BFD8A0', 1.4, 'opacity=".4"') +
  box([0, 20, 130, 44], 0, 'url(#teak)') +
  box([0, 20, 130, 3], 0, gold) +
  box([0, 59, 130, 2], 0, gold, 'opacity=".7"') +
  g(
    'translate(65 41)',
    bloom(13, 8, '#D9983A', '#3A140F') +
      times(2, (i) =>
        g(
          i ? 'scale(-1 1)' : '',
          line('M16 0C26 -14 44 -14 48 -2C50 8 38 11 36 3', '#D9983A', 2.6) +
            line('M16 2C26 14 40 14 44 8', '#D9983A', 2) +
            g('translate(30 -9) rotate(40)', p(slit(11, 3.4), '#F0C873')) +
            g('translate(28 10) rotate(130)', p(slit(10, 3), '#F0C873')) +
            p('M62 -10L65 0L62 10L59 0Z', hibiscus),
        ),
      ),
  );

/** The brass lamp, blencong, hanging from its chain: the seconds stand on its plate. */
export const lamp = (): string => {
  const wing =
    p(
      'M16 74C34 70 42 52 66 50C58 56 60 60 74 58C66 66 66 70 78 72C66 78 60 80 66 88C50 88 38 98 20 96Z',
      'url(#brass)',
      'stroke="#5E3608" stroke-width="2" stroke-linejoin="round"',
    ) +
    line(
      'M26 80C38 76 46 66 58 61M28 86C42 82 50 76 64 75M28 91C40 90 46 86 56 84',
      '#7A4A10',
      1.6,
    );
  return (
    `<defs>${linear(
      'brass',
      [0, 50, 0, 150],
      [
        [0, '#FFE39A'],
        [0.4, '#D69A38'],
        [1, '#7A4A10'],
      ],
    )}${radial(
      'plate',
      [90, 122, 40],
      [
        [0, '#4A1830'],
        [0.75, '#2A0C1E'],
        [1, '#1A0714'],
      ],
    )}</defs>` +
    line('M90 0V30', darkGold, 3, 'stroke-dasharray="6 3"') +
    line('M90 26C64 32 46 50 44 74M90 26C116 32 134 50 136 74', '#B8822E', 2.4) +
    dot(90, 26, 5, gold, 'stroke="#5E3608" stroke-width="1.500"') +
    at(90, 0, wing + g('scale(-1 1)', wing)) +
    p(
      'M58 72H122C120 92 108 100 90 100C72 100 60 92 58 72Z',
      'url(#brass)',
      'stroke="#5E3608" stroke-width="2"',
    ) +
    oval([90, 72, 33, 6.5], '#5E3608') +
    oval([90, 72, 27, 4.5], '#FFD56A') +
    dot(90, 124, 36, '#5E3608') +
    dot(90, 124, 34, 'url(#brass)') +
    dot(90, 124, 28, 'url(#plate)', 'stroke="#5E3608" stroke-width="2"') +
    times(24, (i) => {
      const [x, y] = polar(90, 124, 31, i * 15);
      return dot(x, y, 1.3, i % 2 ? '#7A4A10' : '#FFF3CF');
    })
  );
};

export const flame = (): string =>
  `<defs>${linear(
    'fire',
    [0, 0, 0, 70],
    [
      [0, '#FF7A2A'],
      [0.5, '#FFC24A'],
      [1, '#FFF6D0'],
    ],
  )}</defs>` +
  p(
    'M24 0C28 16 46 30 44 48C43 62 34 70 24 70C14 70 5 62 4 48C2 34 18 22 24 0Z',
    'url(#fire)',
    'opacity=".95"',
  ) +
  p(
    'M24 26C27 36 36 42 35 52C34 62 30 68 24 68C18 68 13 62 13 52C12 44 22 38 24 26Z',
    '#FFFBE6',
    'opacity=".9"',
  ) +
  p(
    'M24 54C26 58 29 60 29 64C29 68 27 70 24 70C21 70 19 68 19 64C19 60 22 58 24 54Z',
    '#7FB6D8',
    'opacity=".55"',
  );

type Medal = 'empty' | 'mine' | 'theirs';
/** A carved medallion of the score, 64 x 64. */
export const medal = (kind: Medal): string => {
  const face = { empty: '#241026', mine: '#F2C25A', theirs: '#2BA893' }[kind];
  const edge = { empty: '#8A6A3A', mine: '#FFF0BE', theirs: '#C8F2E6' }[kind];
  const mark = {
    empty: at(32, 32, g('', bloom(13, 6, '#4A2A48', '#241026'), 'opacity=".9"')),
    mine: at(32, 32, bloom(16, 8, '#8E1730', '#FFE9A6')),
    theirs: p('M32 17L41 32L32 47L23 32Z', '#073B3E') + dot(32, 32, 4.5, '#DFF8EF'),
  }[kind];
  return (
    `<defs>${radial(
      'face',
      [26, 24, 36],
      [
        [0, edge],
        [0.55, face],
        [1, kind === 'empty' ? '#120818' : kind === 'mine' ? '#A86A1C' : '#0C5A5A'],
      ],
    )}</defs>` +
    times(12, (i) => {
      const [x, y] = polar(32, 32, 27, i * 30);
      return dot(
        x,
        y,
        4.4,
        kind === 'empty' ? '#5E4424' : kind === 'mine' ? gold : teal,
        'stroke="#1A0714" stroke-width="1.200"',
      );
    }) +
    dot(32, 32, 26, '#1A0714') +
    dot(32, 32, 24, kind === 'empty' ? '#6B4E28' : edge) +
    dot(32, 32, 21.5, kind === 'empty' ? '#1C0C20' : 'url(#face)') +
    mark
  );
};

/** A round little screen to press, 132 x 132: how it lies, and how it is lit. */
export const disc = (isLit: boolean): string =>
  `<defs>${radial(
    'lit',
    [66, 58, 62],
    isLit
      ? [
          [0, '#FFFDF0'],
          [0.5, '#FFE7A6'],
          [1, '#F5A83C'],
        ]
      : [
          [0, '#FFE9B4'],
          [0.55, '#F3B456'],
          [1, '#A9561E'],
        ],
  )}${linear(
    'rim',
    [20, 6, 112, 126],
    [
      [0, '#FFE9A6'],
      [0.4, '#D69A38'],
      [1, '#6E3E0C'],
    ],
  )}</defs>` +
  dot(66, 69, 62, '#0B0412', 'opacity=".55"') +
  dot(66, 65, 62, '#3A1608') +
  dot(66, 64, 60, 'url(#rim)') +
  dot(66, 64, 51, '#2A0A14') +
  dot(66, 64, 48.5, 'url(#lit)') +
  times(28, (i) => {
    const [x, y] = polar(66, 64, 55.5, (i * 360) / 28);
    return dot(x, y, 1.9, i % 2 ? '#6E3E0C' : '#FFF6DA');
  }) +
  (isLit ? dot(66, 64, 48, 'none', 'stroke="#FFFBE6" stroke-width="3"') : '') +
  line('M26 40A46 46 0 0 1 60 17', '#FFFDF0', 4, 'opacity=".55"');

/** A paper lantern held into the dark while an opponent is looked for; hangs from (70, 4). */
export const lantern = (): string =>
  `<defs>${radial(
    'paper',
    [70, 92, 62],
    [
      [0, '#FFF8DA'],
      [0.4, '#FFC659'],
      [0.8, '#E8542E'],
      [1, '#8E1730'],
    ],
  )}</defs>` +
  line('M70 0V28', darkGold, 3) +
  box([50, 26, 40, 11], 4, gold, 'stroke="#5E3608" stroke-width="1.500"') +
  p(
    'M52 37H88C120 52 122 130 88 146H52C18 130 20 52 52 37Z',
    'url(#paper)',
    'stroke="#5A0A20" stroke-width="2"',
  ) +
  line(
    'M58 37C36 56 36 128 58 146M82 37C104 56 104 128 82 146M70 37V146',
    wine,
    1.8,
    'opacity=".5"',
  ) +
  line(
    'M31 68C54 76 86 76 109 68M29 92C54 100 86 100 111 92M32 116C54 124 86 124 108 116',
    wine,
    1.4,
    'opacity=".4"',
  ) +
  at(70, 92, g('', bloom(20, 8, '#8E1730', '#FFE9A6'), 'opacity=".75"')) +
  box([50, 145, 40, 11], 4, gold, 'stroke="#5E3608" stroke-width="1.500"') +
  line('M60 156V186M70 156V194M80 156V186', gold, 3) +
  dot(60, 188, 3.4, hibiscus) +
  dot(70, 196, 3.4, hibiscus) +
  dot(80, 188, 3.4, hibiscus);

/** A seam of carving under a title, 220 x 28. */
export const seam = (): string => {
  const half =
    line('M14 14C30 4 44 4 50 13C53 19 45 22 43 16', gold, 2.2) +
    line('M52 14H96', gold, 1.6) +
    line(curl(26, 14, 6, 0, 1), gold, 1.6) +
    p('M98 9L104 14L98 19L92 14Z', hibiscus);
  return at(110, 0, half + g('scale(-1 1)', half) + at(0, 14, bloom(9, 6, gold, wine)));
};
