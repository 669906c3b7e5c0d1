import {
  box,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  linear,
  n,
  p,
  radial,
  times,
  wine,
} from './draw.ts';

/** The gate on the far shore, 420 by 340: tiered roofs with horned gables, light in its arch. */
export const gate = (): string => {
  const roof = (y: number, half: number, rise: number): string =>
    p(
      `M${210 - half - 20} ${y - 10}C${210 - half} ${y + 2} ${210 - half * 0.6} ${y - rise} ${210 - half * 0.36} ${y - rise}H${210 + half * 0.36}C${210 + half * 0.6} ${y - rise} ${210 + half} ${y + 2} ${210 + half + 20} ${y - 10}L${210 + half} ${y + 14}H${210 - half}Z`,
      'url(#roof)',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    line(
      `M${210 - half - 18} ${y - 9}C${210 - half} ${y + 3} ${210 - half * 0.6} ${y - rise + 2} ${210 - half * 0.36} ${y - rise + 2}H${210 + half * 0.36}C${210 + half * 0.6} ${y - rise + 2} ${210 + half} ${y + 3} ${210 + half + 18} ${y - 9}`,
      gold,
      3.4,
    ) +
    box([210 - half, y + 9, half * 2, 6], 0, gold) +
    times(Math.floor(half / 8), (i) =>
      p(
        `M${n(210 - half + 4 + i * ((half * 2 - 8) / Math.floor(half / 8)))} ${y + 15}h13l-6.500 9z`,
        i % 2 ? gold : hibiscus,
      ),
    );
  return (
    `<defs>${linear(
      'roof',
      [0, 40, 0, 180],
      [
        [0, '#B02548'],
        [0.6, '#7A1336'],
        [1, '#3E0A24'],
      ],
    )}${linear(
      'post',
      [0, 0, 1, 0],
      [
        [0, '#D8A24A'],
        [1, '#4A2410'],
      ],
    )}${radial(
      'light',
      [210, 230, 130],
      [
        [0, '#FFFDE8'],
        [0.35, '#FFE49A'],
        [0.75, '#F7A844'],
        [1, '#D8662E'],
      ],
    )}</defs>` +
    p(
      'M92 330V172H328V330H270V236C270 196 250 178 210 178C170 178 150 196 150 236V330Z',
      '#3A1230',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    p('M150 330V236C150 196 170 178 210 178C250 178 270 196 270 236V330Z', 'url(#light)') +
    times(7, (i) =>
      g(
        `rotate(${n(-60 + i * 20)} 210 300)`,
        p('M210 300L204 196H216Z', '#FFFBE0', 'opacity=".28"'),
      ),
    ) +
    [92, 128, 274, 310]
      .map(
        (x) =>
          box([x, 168, 18, 162], 2, '#6B3A18', `stroke="${ink}" stroke-width="2"`) +
          box([x + 2, 170, 5, 158], 1, '#F0C46A', 'opacity=".7"') +
          box([x - 3, 318, 24, 12], 2, gold),
      )
      .join('') +
    line('M150 326V236C150 196 170 178 210 178C250 178 270 196 270 236V326', gold, 4) +
    roof(160, 146, 62) +
    roof(96, 92, 52) +
    p('M196 46H224L210 8Z', gold, `stroke="${ink}" stroke-width="2"`) +
    dot(210, 122, 15, gold, `stroke="${ink}" stroke-width="2"`) +
    times(8, (i) =>
      g(
        `rotate(${i * 45} 210 122)`,
        p('M210 122C214 117 214 112 210 109C206 112 206 117 210 122Z', wine),
      ),
    ) +
    box([72, 326, 276, 12], 3, '#5B2A16', `stroke="${ink}" stroke-width="2"`) +
    box([74, 327, 272, 4], 2, gold, 'opacity=".8"')
  );
};
