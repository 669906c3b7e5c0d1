import { again, dot, g, line, p, round, symbol, times } from './draw.ts';
import { leafPath } from './flora.ts';

/** The line that wax leaves on the cloth. */
const wax = '#FBE9C0';

const edged = (d: string, fill: string, width = 2): string =>
  p(d, fill, `stroke="${wax}" stroke-width="${width}" stroke-linejoin="round"`);

/** What batikFlower, batikLeaf and batikBud repeat: once in a picture. */
export const batikDefs =
  symbol(
    'bf',
    round(
      'bfo',
      8,
      edged('M0-12C16-20 20-40 0-52C-20-40-16-20 0-12Z', '').replace(' fill=""', '') +
        line('M0-20V-40M-4-22l-4-12M4-22l4-12', wax, 1.3, 'opacity=".7"'),
    ) +
      g(
        'rotate(22.5)',
        round('bfi', 8, edged('M0-8C9-12 10-24 0-31C-10-24-9-12 0-8Z', 'currentColor', 1.6)),
      ) +
      dot(0, 0, 12, '#F0B848', `stroke="${wax}" stroke-width="2"`) +
      `<circle r="6.500" fill="none" stroke="#8A2A2A" stroke-width="3.400" stroke-linecap="round" stroke-dasharray="0 6.807"/>`,
  ) +
  symbol(
    'bl',
    edged(leafPath(60, 22), '').replace(' fill=""', '') +
      line('M0-5V-48M0-16l10-9M0-16l-10-9M0-29l9-9M0-29l-9-9', wax, 1.3, 'opacity=".7"'),
  ) +
  symbol(
    'bb',
    edged('M0-6C15-14 18-30 0-46C-18-30-15-14 0-6Z', '#F08A5A') +
      line('M0-14V-34M-5-18l-3-9M5-18l3-9', wax, 1.3, 'opacity=".7"') +
      edged('M0 4C10 2 13-8 11-16C6-11-6-11-11-16C-13-8-10 2 0 4Z', '#14877A', 1.6),
  );

/** A many-petalled flower of the batik, about 50 in radius; needs batikDefs. */
export const batikFlower = (
  [x, y, size, turn]: readonly [number, number, number, number],
  outer: string,
  inner: string,
): string => again('bf', x, y, size, turn, `fill="${outer}" color="${inner}"`);

/** A leaf of the batik growing up from (x, y), 60 long; needs batikDefs. */
export const batikLeaf = (
  [x, y, size, turn]: readonly [number, number, number, number],
  fill = '#1E9482',
): string => again('bl', x, y, size, turn, `fill="${fill}"`);

/** A bud growing up from (x, y), 44 long; needs batikDefs. */
export const batikBud = ([x, y, size, turn]: readonly [number, number, number, number]): string =>
  again('bb', x, y, size, turn);

/** The fill that scatters the dots of the wax over a ground. */
export const isenPattern = (id: string, strength: number): string =>
  `<pattern id="${id}" width="128" height="128" patternUnits="userSpaceOnUse"><g fill="${wax}" opacity="${strength}">${times(
    11,
    (i) =>
      `<circle cx="${(((i * 0.754877 * 128 + 9) % 120) + 4) | 0}" cy="${(((i * 0.56984 * 128 + 5) % 120) + 4) | 0}" r="${i % 3 ? 1.4 : 2.2}"/>`,
  )}</g></pattern>`;
