import { beads, darkGold, dot, g, gold, hibiscus, n, p, radial, round } from './draw.ts';

/** The sun of gold work behind her head: a disc of radius `r` in a ring of points. */
export const halo = (x: number, y: number, r: number): string => {
  const k = r / 278;
  const point = (d: string, fill: string): string =>
    g('', p(d, fill, `stroke="${darkGold}" stroke-width="1.500"`));
  return g(
    `translate(${n(x)} ${n(y)})${k === 1 ? '' : ` scale(${n(k)})`}`,
    `<defs>${radial(
      'sun',
      [0, -10, 300],
      [
        [0, '#FFF3C4'],
        [0.55, '#FBCB62'],
        [0.86, '#EE9A3A'],
        [1, '#D8762E'],
      ],
    )}</defs>` +
      round(
        'pts',
        18,
        g('translate(0 -306)', point('M-12 14L0-34L12 14Z', gold)) +
          g(
            'rotate(10) translate(0 -306)',
            point('M-10 14C-16-2-8-14 0-22C8-14 16-2 10 14Z', hibiscus),
          ),
      ) +
      dot(0, 0, 300, '#4A0B26') +
      dot(0, 0, 296, gold) +
      dot(0, 0, 282, '#4A0B26') +
      beads([0, 0, 289], 24, 8, hibiscus) +
      beads([0, 0, 289], 24, 5, darkGold, 7.5) +
      dot(0, 0, 278, 'url(#sun)') +
      round('gl', 40, p('M-4-270L0-286L4-270L0-220Z', '#FFF6D0', 'opacity=".5"')),
  );
};
