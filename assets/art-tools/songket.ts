import { at, dot, g, gold, line, n, p, paleGold, times } from './draw.ts';

/** A star of eight threads around the origin, 24 across (bunga tabur). */
const songketStar = (fill = gold, heart = paleGold): string =>
  times(4, (i) =>
    g(
      `rotate(${i * 90})`,
      p('M0 -2L3.500 -7L0 -12L-3.500 -7ZM4.500 -4.500L8.500 -5.500L8 -8L5.500 -8.500Z', fill),
    ),
  ) + p('M0 -2L2 0L0 2L-2 0Z', heart);

/** A pattern of scattered stars between lozenges, `s` to the repeat. */
export const songketPattern = (id: string, s: number, strength = 0.7): string =>
  `<pattern id="${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse">${g(
    `scale(${n(s / 48)})`,
    at(24, 24, songketStar()) +
      [
        [0, 0],
        [48, 0],
        [0, 48],
        [48, 48],
      ]
        .map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            p('M0 -7L7 0L0 7L-7 0Z', 'none', `stroke="${gold}" stroke-width="1.300"`) +
              p('M0 -3L3 0L0 3L-3 0Z', gold),
          ),
        )
        .join('') +
      line('M7 7L15 15M41 7L33 15M7 41L15 33M41 41L33 33', gold, 1.2, 'stroke-dasharray="1 3"'),
    `opacity="${n(strength)}"`,
  )}</pattern>`;

/** Bamboo shoots (pucuk rebung) pointing up along a line of `w`, `s` wide and `h` high each, written down once as `id`. */
export const shoots = (
  id: string,
  [w, s, h]: readonly [number, number, number],
  fill = gold,
  dark = '#7D1233',
): string => {
  const one =
    p(`M0 0L${n(s / 2)} ${n(-h)}L${n(s)} 0Z`, fill) +
    p(
      `M${n(s * 0.2)} ${n(-h * 0.06)}L${n(s / 2)} ${n(-h * 0.68)}L${n(s * 0.8)} ${n(-h * 0.06)}Z`,
      dark,
    ) +
    p(
      `M${n(s * 0.37)} ${n(-h * 0.1)}L${n(s / 2)} ${n(-h * 0.42)}L${n(s * 0.63)} ${n(-h * 0.1)}Z`,
      fill,
    ) +
    dot(s / 2, -h * 0.8, s * 0.05, dark);
  return `<g id="${id}">${one}</g>${times(Math.round(w / s) - 1, (i) => `<use href="#${id}" x="${n((i + 1) * s)}"/>`)}`;
};
