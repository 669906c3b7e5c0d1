import { box, g, n } from './draw.ts';
import { cardFront } from './fto-cards.ts';
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
