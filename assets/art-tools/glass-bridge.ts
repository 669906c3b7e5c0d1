import { at, darkGold, g, gold, line, linear, n, p, times } from './draw.ts';

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
