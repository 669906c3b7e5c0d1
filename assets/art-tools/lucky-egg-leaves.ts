import { at, dot, grain, line, linear, n, p, times } from './draw.ts';
import { bloom, leaf } from './flora.ts';

const moss = (x: number, y: number, r: number, next: () => number): string =>
  times(7, (i) =>
    dot(
      x + (i - 3) * r * 0.42,
      y + (next() - 0.5) * r * 0.3 + Math.abs(i - 3) * r * 0.08,
      r * (0.28 + next() * 0.22),
      i % 2 ? '#2F7A4E' : '#1E5A44',
    ),
  ) +
  line(
    `M${n(x - r)} ${n(y - r * 0.2)}q${n(r)} ${n(-r * 0.3)} ${n(r * 2)} 0`,
    '#7FC47A',
    2,
    'opacity=".5"',
  );

/** The limb that carries the nest, 720 by 190, its top at about 40. */
export const branch = (): string => {
  const next = grain(31);
  return (
    `<defs>${linear(
      'bark',
      [0, 30, 0, 180],
      [
        [0, '#8A5A3C'],
        [0.28, '#5A3328'],
        [0.7, '#2E1722'],
        [1, '#160B1A'],
      ],
    )}</defs>` +
    p(
      'M-20 58C80 26 180 66 300 56C420 46 520 22 740 60V150C620 128 540 172 420 162C330 154 260 178 160 164C90 154 40 168 -20 150Z',
      'url(#bark)',
      'stroke="#12080F" stroke-width="4"',
    ) +
    p(
      'M470 150C500 168 560 186 640 190H560C500 190 460 176 440 160Z',
      '#24111C',
      'stroke="#12080F" stroke-width="3"',
    ) +
    line(
      'M10 70C90 50 170 84 290 74M40 96C140 82 220 112 340 98C450 88 560 66 700 92M-10 120C80 104 200 146 330 126C440 116 560 104 720 122M380 70C480 60 580 52 690 66M120 146C200 138 300 156 380 144',
      '#C08A5A',
      2.4,
      'opacity=".34"',
    ) +
    line('M20 62C120 36 190 74 300 62C420 52 520 30 700 58', '#FFC98A', 3, 'opacity=".5"') +
    moss(70, 54, 34, next) +
    moss(650, 52, 38, next) +
    moss(540, 42, 26, next) +
    moss(176, 62, 24, next) +
    times(6, (i) => at(60 + i * 9, 50, leaf(40, 8, '#4FB98C', '#12604C'), 1, -60 + i * 24)) +
    times(6, (i) => at(640 + i * 9, 48, leaf(42, 8, '#36A57E', '#0A4A40'), 1, -60 + i * 24)) +
    at(118, 58, bloom(15, 5, '#F7C7E2', '#B23A86')) +
    at(600, 50, bloom(15, 5, '#F7C7E2', '#B23A86')) +
    line('M236 158C232 176 244 182 238 190M520 158C526 172 514 180 520 190', '#3E8F5E', 4)
  );
};

/** A monsoon leaf as large as an umbrella, its stalk at the frame's lower left. */
export const giantLeaf = (light: string, dark: string, vein: string): string =>
  `<defs>${linear(
    'gl',
    [0, 260, 240, 0],
    [
      [0, dark],
      [1, light],
    ],
  )}</defs>` +
  p(
    'M10 270C20 190 44 96 120 44C162 16 214 8 252 12C258 60 250 120 220 168C178 234 90 262 10 270Z',
    'url(#gl)',
    'stroke="#05161A" stroke-width="3"',
  ) +
  p(
    'M10 270C90 262 178 234 220 168C250 120 258 60 252 12C190 90 100 190 10 270Z',
    '#041A1C',
    'opacity=".35"',
  ) +
  line('M10 270C100 190 190 90 250 14', vein, 4, 'opacity=".75"') +
  line(
    'M52 232C54 190 62 150 84 112M52 232C96 232 136 222 172 200M96 190C100 150 112 112 134 78M96 190C140 184 178 168 206 142M140 146C146 112 160 80 182 54M140 146C178 136 210 118 234 92M182 102C190 78 202 56 220 36M182 102C206 92 228 78 246 60',
    vein,
    2.2,
    'opacity=".45"',
  );

/** A fern's frond rising from the lower left. */
export const frond = (): string =>
  times(15, (i) => {
    const t = i / 14;
    const x = 10 + 190 * t;
    const y = 200 - 150 * t + 40 * t * t;
    const size = 74 * (1 - t * 0.78);
    return (
      at(x, y, leaf(size, size * 0.17, '#2E8F74', '#0C4A48'), 1, 22 + t * 20 - 34) +
      at(x, y, leaf(size * 0.9, size * 0.17, '#1F7562', '#093E40'), 1, 132 - t * 10)
    );
  }) + line('M4 206C60 150 130 84 208 92', '#8FD8B0', 3, 'opacity=".7"');
