import { at, dot, g, gold, hibiscus, line, linear, n, oval, p, radial, times } from './draw.ts';
import { bloom, leaf } from './flora.ts';
import { hornbillHead } from './hornbill.ts';

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
