import {
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  plum,
  polar,
  radial,
  teal,
  times,
  wine,
} from './draw.ts';
import { bloom, leaf } from './flora.ts';
import { cardFront } from './fto-cards.ts';
import { hornbillHead } from './hornbill.ts';
import { motifs } from './motifs.ts';

/** One card of the table with a drawing on it, 220 by 280, from two named symbols. */
export const cardOf = (x: number, y: number, turn: number, size: number, face: string): string =>
  g(
    `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size}) translate(-110 -140)`,
    `${box([4, 10, 220, 278], 24, '#07030F', 'opacity=".35"')}<use href="#front"/><use href="#${face}" transform="translate(110 139) scale(.8) translate(-102 -98)"/>`,
  );

/** The symbols `front`, and each motif drawing named as its key. */
export const cardSymbols = (faces: Record<string, string>): string =>
  `<defs><g id="front">${cardFront()}</g>${Object.entries(faces)
    .map(([id, body]) => `<g id="${id}">${body}</g>`)
    .join('')}</defs>`;

export const motif = (name: string, v: 'base' | 'a' | 'b' | 'c' = 'base'): string =>
  motifs[name]?.(v) ?? '';

/** A turning wau: the wheel of `count` ribs at the origin, radius about 130, with wings and crescent. */
export const wauWheel = (count: number): string => {
  const tones = [hibiscus, '#F6DFA0', teal, '#E8B64C', '#5B2A76', '#F7ECD6'];
  const slice = 360 / count;
  const seg = (i: number): string => {
    const [x, y] = polar(0, 0, 112, -slice / 2);
    const [x2, y2] = polar(0, 0, 112, slice / 2);
    const tone = tones[i % tones.length] ?? gold;
    const light = i % 2 === 1;
    return g(
      `rotate(${n(i * slice)})`,
      p(
        `M0 0L${n(x)} ${n(y)}A112 112 0 0 1 ${n(x2)} ${n(y2)}Z`,
        tone,
        `stroke="${darkGold}" stroke-width="2"`,
      ) +
        g('translate(0 -84)', bloom(13, 6, light ? hibiscus : paleGold, light ? gold : wine)) +
        p('M0 -64C7 -56 6 -46 0 -40C-6 -46 -7 -56 0 -64Z', light ? teal : gold),
    );
  };
  const wing =
    'M0 -40C-60 -120 -150 -120 -214 -70C-222 -60 -216 -50 -204 -54C-150 -64 -80 -30 0 40Z';
  const wingArt =
    p(wing, 'url(#wwing)', `stroke="#3B0A22" stroke-width="5" stroke-linejoin="round"`) +
    line('M-30 -44C-80 -96 -150 -98 -196 -66', paleGold, 3) +
    g('translate(-150 -78)', bloom(17, 6, '#FFE9B0', hibiscus)) +
    at(-184, -70, leaf(24, 8, '#7BD3B4', teal), 1, 80) +
    at(-122, -70, leaf(22, 8, '#7BD3B4', teal), 1, -60) +
    line('M-208 -56v14', darkGold, 3) +
    dot(-208, -38, 7, gold) +
    p('M-214 -33h12l5 34h-22z', hibiscus);
  return (
    `<defs>${linear(
      'wwing',
      [0, -120, 0, 40],
      [
        [0, '#E8465F'],
        [1, '#8A1736'],
      ],
    )}${linear(
      'wmoon',
      [0, 60, 0, 200],
      [
        [0, '#F7CE6C'],
        [1, '#B8761F'],
      ],
    )}${radial(
      'wrim',
      [-40, -50, 190],
      [
        [0, '#FFF3C4'],
        [0.6, '#E8B64C'],
        [1, '#8A5312'],
      ],
    )}${radial(
      'wlight',
      [-30, -50, 130],
      [
        [0, '#fff', 0.35],
        [0.7, '#fff', 0],
        [1, '#120C24', 0.35],
      ],
    )}</defs>` +
    wingArt +
    g('scale(-1 1)', wingArt) +
    p(
      'M-124 66C-130 150 -70 200 0 200C70 200 130 150 124 66C120 54 110 54 106 66C94 116 50 150 0 150C-50 150 -94 116 -106 66C-110 54 -120 54 -124 66Z',
      'url(#wmoon)',
      'stroke="#3B0A22" stroke-width="5"',
    ) +
    times(11, (i) => {
      const [x, y] = polar(0, 46, 130, 180 + (i - 5) * 15);
      return dot(x, y, i % 2 ? 6 : 8.5, wine) + dot(x - 2, y - 2, i % 2 ? 2 : 3, '#FFB3A7');
    }) +
    dot(0, 3, 132, '#2A0A1E', 'opacity=".5"') +
    dot(0, 0, 130, 'url(#wrim)', 'stroke="#3B0A22" stroke-width="4"') +
    times(count * 2, (i) => {
      const [x, y] = polar(0, 0, 121, i * (180 / count));
      return dot(x, y, 5, i % 2 ? '#FFFBE4' : hibiscus, 'stroke="#8A5312" stroke-width="1.500"');
    }) +
    times(count, seg) +
    dot(0, 0, 112, 'url(#wlight)') +
    dot(0, 0, 30, 'url(#wrim)', 'stroke="#3B0A22" stroke-width="3"') +
    dot(0, 0, 22, plum) +
    bloom(18, 8, gold, wine) +
    p(
      'M-18 -158H18L22 -146L0 -104L-22 -146Z',
      hibiscus,
      'stroke="#3B0A22" stroke-width="4" stroke-linejoin="round"',
    ) +
    p('M-18 -158H0V-108L-22 -146Z', '#FF7A80', 'opacity=".5"') +
    dot(0, -144, 6, paleGold)
  );
};

/** A golden egg standing around the origin, 80 by 104, with songket lines; needs eggDefs. */
export const egg = (crack = 0): string =>
  p(
    'M0 -52C24 -52 40 -14 40 10C40 36 22 52 0 52C-22 52 -40 36 -40 10C-40 -14 -24 -52 0 -52Z',
    'url(#egg)',
    'stroke="#7A4A10" stroke-width="3"',
  ) +
  line('M-38 4Q0 22 38 4M-39 18Q0 36 39 18', '#A8132F', 2, 'opacity=".75"') +
  times(5, (i) =>
    p(`M${-28 + i * 14} ${n(14 + 8 * (1 - ((i - 2) / 2) ** 2))}l5 6l-5 6l-5 -6z`, hibiscus),
  ) +
  times(5, (i) => dot(-24 + i * 12, -10 - (i % 2) * 9, 2.4, '#B8761F', 'opacity=".7"')) +
  oval([-15, -24, 7, 13], '#FFFBE6', 'opacity=".85" transform="rotate(18 -15 -24)"') +
  (crack
    ? line('M-4 -50L4 -36L-8 -26L6 -12L-4 -2L10 8', '#5A2A08', 3.4) +
      line('M4 -36L16 -30M6 -12L20 -16M-8 -26L-18 -22', '#5A2A08', 2.4) +
      line('M-2 -48L6 -36L-6 -26L8 -12', '#FFF8D0', 1.4)
    : '');
export const eggDefs = radial(
  'egg',
  [-12, -20, 78],
  [
    [0, '#FFFBE0'],
    [0.35, '#FCD873'],
    [0.75, '#E29F2F'],
    [1, '#9A5F14'],
  ],
);

/** A woven nest, 300 wide, its rim through the origin: the back half and the front half. */
export const nest = (part: 'back' | 'front'): string => {
  const twig = (seed: number, y: number, w: number, count: number, sag: number): string =>
    times(count, (i) => {
      const t = ((i * 37 + seed * 13) % 100) / 100;
      const x = -w + t * w * 1.7;
      const dy = ((i * 29 + seed * 7) % 22) - 8;
      const c = ['#8A5A2B', '#B5803F', '#5F3A1A', '#D9A65A'][(i + seed) % 4] ?? '#8A5A2B';
      const depth = sag * (1 - (x / w) ** 2);
      return line(
        `M${n(x)} ${n(y + depth + dy)}q${n(w * 0.22)} ${n(14 - dy)} ${n(w * 0.42)} ${n(-dy * 0.6)}`,
        c,
        4 - (i % 3) * 0.7,
      );
    });
  return part === 'back'
    ? oval([0, 0, 150, 36], '#3A2010') +
        oval([0, 6, 128, 26], '#1E0F08') +
        twig(3, -22, 140, 10, -10)
    : p(
        'M-150 0C-146 62 -80 96 0 96C80 96 146 62 150 0C120 26 60 34 0 34C-60 34 -120 26 -150 0Z',
        '#5F3A1A',
        'stroke="#2A1408" stroke-width="3"',
      ) +
        twig(1, 30, 138, 20, 34) +
        twig(6, 14, 146, 14, 26) +
        at(-128, 16, leaf(52, 17, '#36A57E', '#0A4A40'), 1, -70) +
        at(-110, 34, leaf(46, 15, '#4FB98C', '#12604C'), 1, -120) +
        at(124, 20, leaf(52, 17, '#2A8F6C', '#083F38'), 1, 66) +
        at(104, 40, leaf(44, 15, '#4FB98C', '#12604C'), 1, 120) +
        at(-70, 60, bloom(17, 5, hibiscus, gold)) +
        at(84, 58, bloom(14, 5, '#F58FA3', gold));
};

/** A shadow puppet's arm reaching up from the origin with a hand that shows `shape`. */
export const puppetHand = (shape: 'rock' | 'paper' | 'scissors'): string => {
  const cut = '#FFC869';
  const hands = {
    rock: 'M-30 -8C-38 -24 -36 -44 -26 -52C-24 -64 -10 -66 -4 -58C2 -66 16 -66 18 -56C26 -60 36 -54 34 -44C40 -34 36 -14 26 -4L14 10H-16Z',
    paper:
      'M-22 6C-34 -8 -46 -22 -56 -36C-60 -46 -50 -52 -44 -44L-28 -28L-32 -84C-32 -96 -20 -96 -18 -84L-12 -46L-8 -98C-8 -110 6 -110 6 -98L8 -46L18 -90C20 -102 34 -98 32 -86L24 -38L40 -64C46 -74 56 -66 52 -56L30 -8L16 10H-14Z',
    scissors:
      'M-22 6C-34 -8 -38 -26 -30 -38L-40 -90C-42 -104 -28 -106 -24 -94L-8 -46L12 -96C16 -108 30 -102 28 -90L16 -40C28 -42 36 -32 32 -20L26 -2L14 10H-14Z',
  };
  const folds = {
    rock: 'M-24 -46C-20 -34 -16 -30 -12 -28M-4 -54C-4 -42 -2 -34 2 -30M18 -50C16 -40 16 -34 20 -28M-30 -22C-18 -16 4 -14 16 -18',
    paper: 'M-20 -20C-10 -28 10 -28 22 -18M-24 -76L-20 -50M-1 -92L0 -56M24 -82L18 -52',
    scissors:
      'M-26 -26C-14 -34 4 -32 14 -24M-18 -12C-8 -18 8 -18 18 -10M-32 -88L-22 -52M18 -88L8 -54',
  };
  return (
    line('M6 172L34 10', '#2A1408', 5) +
    p('M-20 172C-34 130 -28 70 -16 14H16C30 70 32 130 22 172Z', ink) +
    p('M-52 180C-44 140 -20 118 2 116C24 118 46 140 54 180Z', ink) +
    times(3, (i) => p(`M${-3} ${132 + i * 14}l6 0l-3 9z`, cut)) +
    times(5, (i) => dot(-20 + i * 10, 126 - 6 * Math.sin((i * Math.PI) / 4), 2.6, cut)) +
    times(4, (i) =>
      at(
        0,
        100 - i * 22,
        p('M0 -8C6 -4 6 4 0 8C-6 4 -6 -4 0 -8ZM-12 -3C-8 -4 -7 3 -11 5ZM12 -3C8 -4 7 3 11 5Z', cut),
        1 - i * 0.05,
      ),
    ) +
    box([-24, 2, 48, 9], 3, cut) +
    box([-22, 13, 44, 4], 2, ink) +
    times(5, (i) => dot(-16 + i * 8, 6.5, 2, ink)) +
    p(hands[shape], ink, 'stroke="#120C24" stroke-width="5" stroke-linejoin="round"') +
    line(folds[shape], cut, 3) +
    at(0, -4, bloom(7, 6, cut, ink))
  );
};

/** The leaf-shaped kayon of the shadow play around the origin, 150 by 260. */
export const kayon = (fill: string, cut: string): string =>
  p(
    'M0 -150C14 -120 74 -60 74 10C74 50 52 74 40 110H-40C-52 74 -74 50 -74 10C-74 -60 -14 -120 0 -150Z',
    fill,
  ) +
  line(
    'M0 -128C10 -104 60 -54 62 8C62 44 44 66 34 98H-34C-44 66 -62 44 -62 8C-60 -54 -10 -104 0 -128Z',
    cut,
    2.4,
  ) +
  line(
    'M0 96V-100M0 60C-24 54 -40 34 -42 10M0 60C24 54 40 34 42 10M0 26C-18 20 -34 0 -34 -24M0 26C18 20 34 0 34 -24M0 -8C-12 -14 -22 -30 -22 -48M0 -8C12 -14 22 -30 22 -48M0 -40C-6 -46 -12 -56 -12 -68M0 -40C6 -46 12 -56 12 -68',
    cut,
    3,
  ) +
  [
    [-42, 4],
    [42, 4],
    [-34, -30],
    [34, -30],
    [-22, -54],
    [22, -54],
    [-12, -74],
    [12, -74],
    [0, -106],
  ]
    .map(([x = 0, y = 0]) => at(x, y, bloom(7, 5, cut, fill)))
    .join('') +
  p('M-30 98L-16 76H16L30 98Z', cut) +
  box([-5, 82, 10, 16], 1, fill);

/** The glass bridge: two columns of panels going away to (`cx`, `far`) from the width `near` at `bottom`. */
export const bridge = (
  cx: number,
  far: number,
  bottom: number,
  near: number,
  steps: number,
): string => {
  const edge = (t: number): { y: number; k: number } => {
    const k = 1 / (1 + (1 - t) * 5.2);
    return { y: far + (bottom - far) * ((k - 1 / 6.2) / (1 - 1 / 6.2)), k };
  };
  const rail = (side: number, inset: number): string => {
    const a = edge(0);
    const b = edge(1);
    return `M${n(cx + side * near * a.k * inset)} ${n(a.y)}L${n(cx + side * near * b.k * inset)} ${n(b.y)}`;
  };
  return (
    times(steps, (i) => {
      const a = edge(i / steps);
      const b = edge((i + 0.8) / steps);
      return [-1, 1]
        .map((side) => {
          const broken = i === steps - 2 && side === 1;
          const lit = i === steps - 2 && side === -1;
          const quad = [
            [0.1, a],
            [0.9, a],
            [0.9, b],
            [0.1, b],
          ] as const;
          const d = `${quad.map(([u, e], j) => `${j ? 'L' : 'M'}${n(cx + side * near * e.k * u)} ${n(e.y)}`).join('')}Z`;
          const mx = cx + (side * near * 0.5 * (a.k + b.k)) / 2;
          const my = (a.y + b.y) / 2;
          const s = (b.y - a.y) / 60;
          if (broken)
            return (
              p(
                d,
                '#0A1A30',
                'opacity=".7" stroke="#7FD8D0" stroke-width="1.500" stroke-dasharray="5 4"',
              ) +
              at(
                mx,
                my,
                [
                  [-30, 4, 10],
                  [4, 30, 70],
                  [30, -4, 140],
                  [-6, -16, 30],
                  [18, 44, 200],
                  [-26, 50, 260],
                ]
                  .map(([x = 0, y = 0, r = 0]) =>
                    at(
                      x,
                      y,
                      p('M0 -12L9 4L-8 8Z', '#9BEAE0', 'opacity=".85"') +
                        line('M0 -12L9 4', '#fff', 1.2),
                      1,
                      r,
                    ),
                  )
                  .join(''),
                s,
              )
            );
          return (
            p(
              d,
              lit ? 'url(#panelLit)' : 'url(#panel)',
              `stroke="${lit ? '#FFF3C4' : '#A8F0E4'}" stroke-width="${n(0.6 + 2.4 * b.k)}" stroke-linejoin="round"`,
            ) +
            g(
              `translate(${n(mx)} ${n(my)}) scale(${n(s)})`,
              line('M-26 12L-6 -14M-12 16L14 -16', '#fff', 3, `opacity="${lit ? 0.8 : 0.45}"`),
            )
          );
        })
        .join('');
    }) +
    [-1, 1]
      .map(
        (s) =>
          line(rail(s, 1), darkGold, 5) +
          line(rail(s, 1), gold, 2) +
          line(rail(s, 0.04), darkGold, 3),
      )
      .join('')
  );
};
export const bridgeDefs = (far: number, bottom: number): string =>
  linear(
    'panel',
    [0, far, 0, bottom],
    [
      [0, '#3AA7A0', 0.75],
      [0.5, '#2A8F9A', 0.5],
      [1, '#7FE0D6', 0.42],
    ],
  ) +
  linear(
    'panelLit',
    [0, far, 0, bottom],
    [
      [0, '#FFE9A6', 0.9],
      [1, '#F6C653', 0.75],
    ],
  );

/** The nesting hornbill's head, about 200 across, looking left, on a long neck. */
export const watching = (): string =>
  `<defs>${linear(
    'neck',
    [0, 165, 0, 230],
    [
      [0, '#140D2A', 0],
      [0.5, '#140D2A'],
      [1, '#140D2A'],
    ],
  )}</defs>` +
  g(
    'scale(-1 1)',
    hornbillHead({ casque: 'full', eye: 'open' }) +
      p('M15.5 165L6 320H126L113.500 204L103 165Z', 'url(#neck)'),
  );
