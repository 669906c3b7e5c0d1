import { lettering, letteringWidth } from './brand.ts';
import { at, box, darkGold, g, gold, linear, n, p } from './draw.ts';
import { tiles } from './fto-cards.ts';

export type Language = 'en' | 'zh' | 'ms';

/** The gradient a title is filled with. */
export const titleDefs = linear(
  'title',
  [0, -410, 0, 40],
  [
    [0, '#FFF8DC'],
    [0.45, '#F9D576'],
    [1, '#D98F2B'],
  ],
);

/**
 * A title set in lines from the left edge `x`, its block centred on `y`, each line as large as `room`
 * and `most` allow, in gold with an ink edge.
 */
export const title = (
  lines: readonly string[],
  x: number,
  y: number,
  room: number,
  most: number,
): string => {
  const sizes = lines.map((text) => Math.min(most, (room / letteringWidth(text, 100)) * 100));
  const size = Math.max(Math.min(...sizes), most * 0.6);
  const lead = /[a-z]/i.test(lines[0] ?? '') ? 0.86 : 1.1;
  const height = size * lead * lines.length;
  const top = y - height / 2 + size * (lead === 0.86 ? 0.72 : 0.92);
  const widest = Math.max(...lines.map((text) => letteringWidth(text, size)));
  const rows = (attributes: string, fill: string, dx: number, dy: number): string =>
    lines
      .map((text, i) =>
        lettering(text, x + dx, top + i * size * lead + dy, Math.round(size), fill, attributes),
      )
      .join('');
  const under = top + (lines.length - 1) * size * lead + size * 0.34;
  return (
    rows(
      `stroke="#120C24" stroke-width="${n(6500 / size)}" stroke-linejoin="round" paint-order="stroke"`,
      'url(#title)',
      0,
      0,
    ) +
    g(
      '',
      p(
        `M${n(x)} ${n(under)}h${n(widest / 2 - 12)}l4 -3v6l-4 -3M${n(x + widest)} ${n(under)}h${n(-widest / 2 + 12)}`,
        'none',
        `stroke="${gold}" stroke-width="2.500"`,
      ) +
        p(
          `M${n(x + widest / 2)} ${n(under - 8)}l8 8l-8 8l-8 -8z`,
          '#D9304F',
          `stroke="${gold}" stroke-width="2"`,
        ),
    )
  );
};

/** A border strip of Peranakan tiles across a width. */
export const trim = (w: number, y: number, s = 20): string =>
  `<defs>${tiles('tiles', s)}</defs>${box([0, y - 3, w, s + 6], 0, gold)}${at(0, y, box([0, 0, w, s], 0, 'url(#tiles)'))}${box([0, y - 3, w, s + 3], 0, '#120C24', 'opacity=".28"')}${box([0, y - 4, w, 1.5], 0, darkGold)}`;
