import { darkGold, dot, g, gold, hibiscus, line, p, times } from './draw.ts';

/** What hangs on the nest on the national day: flags, and the flower of the nation. */
const flagPatch = (x: number, y: number, turn: number): string =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    p(
      'M-23 0H23L18 44L0 56L-18 44Z',
      '#FFFFFF',
      'stroke="#3A1020" stroke-width="2.600" stroke-linejoin="round"',
    ) +
      times(4, (i) =>
        p(`M${-22 + i * 1.1} ${8 + i * 12}h${44 - i * 2.2}v6h${-44 + i * 2.2}z`, '#CC1A30'),
      ) +
      p('M-23 0H3V26H-20Z', '#14307E') +
      p('M-9 5A8 8 0 1 0 -9 21A6.500 6.500 0 1 1 -9 5Z', '#FFD23E') +
      dot(-5, 13, 3.6, '#FFD23E'),
  );
const pennant = (x: number, y: number, turn: number, fill: string, trim: string): string =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    p('M-19 0H19L0 46Z', fill, 'stroke="#3A1020" stroke-width="2.600" stroke-linejoin="round"') +
      p('M-13 5H13L9 14H-9Z', trim, 'opacity=".9"'),
  );

export const bunting = (): string => {
  const on = (t: number): [number, number] => [10 + 480 * t, 14 + 120 * t * (1 - t)];
  return (
    line('M4 12Q250 136 496 12', '#F6DFA0', 4) +
    line('M4 12Q250 136 496 12', darkGold, 1.4) +
    times(9, (i) => {
      const t = (i + 0.5) / 9;
      const [x, y] = on(t);
      const turn = -26 * (t - 0.5) * -1;
      if (i % 2 === 1) return flagPatch(x, y, -turn);
      const [fill, trim] =
        [
          ['#CC1A30', '#FFFFFF'],
          ['#FFD23E', '#CC1A30'],
          ['#14307E', '#FFD23E'],
          ['#FFD23E', '#CC1A30'],
          ['#CC1A30', '#FFFFFF'],
        ][i / 2] ?? [];
      return pennant(x, y, -turn, fill ?? hibiscus, trim ?? gold);
    })
  );
};
