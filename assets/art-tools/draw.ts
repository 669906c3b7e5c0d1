import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const assets = join(import.meta.dirname, '..');

/** The club's colours as the chrome's tokens name them. */
export const ink = '#120C24';
export const plum = '#3A1B4A';
export const deepPlum = '#2A1240';
export const gold = '#E8B64C';
export const paleGold = '#F6DFA0';
export const darkGold = '#9A6418';
export const hibiscus = '#D9304F';
export const wine = '#7D1233';
export const teal = '#14877A';
export const deepTeal = '#0B4A4B';
export const parchment = '#F7ECD6';
/** The line round silk, paper and brass. */
export const edge = '#2A0614';

/** A number as SVG text, two decimals at most. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** The four drawings of a motif: the base and its obvious, medium and subtle differences. */
export type Variant = 'base' | 'a' | 'b' | 'c';

type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${n(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A linear gradient in user space from (x1,y1) to (x2,y2). */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops(list)}</linearGradient>`;

/** A radial gradient in user space around (cx,cy). */
export const radial = (
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  list: readonly Stop[],
): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops(list)}</radialGradient>`;

/** A filled path; `more` holds further attributes. */
export const p = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** A stroked path with round ends; `more` holds further attributes. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const dot = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const oval = (
  [x, y, rx, ry]: readonly [number, number, number, number],
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const box = (
  [x, y, w, h]: readonly [number, number, number, number],
  r: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"${more && ` ${more}`}/>`;

export const g = (transform: string, body: string, more = ''): string =>
  `<g${transform && ` transform="${transform}"`}${more && ` ${more}`}>${body}</g>`;

export const at = (x: number, y: number, body: string, scale = 1, turn = 0): string =>
  g(
    `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${n(scale)})`}`,
    body,
  );

/** `count` drawings, joined. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A drawing with `prefix` before its ids, so that it can stand beside one that has the same. */
export const scoped = (prefix: string, body: string): string =>
  body
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);

/** One drawing, made known as `id`. */
export const symbol = (id: string, body: string): string =>
  `<defs><g id="${id}">${body}</g></defs>`;

/** The drawing known as `id` again, somewhere else; `more` holds further attributes. */
export const again = (id: string, x: number, y: number, scale = 1, turn = 0, more = ''): string =>
  `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${n(scale)})`}"${more && ` ${more}`}/>`;

/** A drawing `count` times round the origin, written down once as `id`. */
export const round = (id: string, count: number, body: string): string => {
  const turned = (name: string, places: number): string =>
    `<use href="#${name}" transform="rotate(${n((places * 360) / count)})"/>`;
  // A few side by side become a group that is turned as one: fewer words.
  const few = [6, 5, 4, 3, 2].find((size) => count % size === 0 && size * size <= count) ?? 1;
  const one = `<g id="${id}">${body}</g>${times(few - 1, (i) => turned(id, i + 1))}`;
  const group = few === 1 ? id : `${id}s`;
  return (
    (few === 1 ? one : `<g id="${group}">${one}</g>`) +
    times(count / few - 1, (i) => turned(group, (i + 1) * few))
  );
};

/** Beads on a circle: a dotted line of round ends. */
export const beads = (
  [x, y, r]: readonly [number, number, number],
  count: number,
  size: number,
  fill: string,
  shift = 0,
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${fill}" stroke-width="${n(size)}" stroke-linecap="round" stroke-dasharray="0 ${((2 * Math.PI * r) / count).toFixed(3)}"${shift ? ` transform="rotate(${n(shift)} ${n(x)} ${n(y)})"` : ''}/>`;

/** The point at `degrees` (0 is up, clockwise) and distance `r` from a centre. */
export const polar = (cx: number, cy: number, r: number, degrees: number): [number, number] => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
};

/** A repeatable stream of numbers in [0,1), so that every run draws the same picture. */
export const grain = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A whole SVG; ids get `name` before them so that inlined files never collide. */
const svg = (name: string, width: number, height: number, body: string, root: string): string => {
  const prefix = name.replace(/[^a-z0-9]/gi, '').slice(0, 12);
  const tidy = body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
    .replace(/>\s+</g, '><')
    .replace(/\s{2,}/g, ' ')
    .replace(/(\.\d*?[1-9])0+(?!\d)/g, '$1')
    .replace(/\.0+(?![\d.])/g, '')
    .replace(/(?<![\d.#\w])0(\.\d)/g, '$1');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${root && ` ${root}`}>${tidy}</svg>\n`;
};

const write = (file: string, text: string): void => {
  const path = join(assets, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** Writes one SVG below assets/. */
export const save = (file: string, width: number, height: number, body: string, root = ''): void =>
  write(file, svg(basename(file, '.svg'), width, height, body, root));

const ROUND_ENDS = 'stroke-linecap="round" stroke-linejoin="round"';

/**
 * The SVG of a picture that is never shown larger than drawn: paths to a tenth of a unit, round ends
 * said once for all, so that it stays small on the way to a phone.
 */
export const leanSvg = (name: string, width: number, height: number, body: string): string => {
  const short = body
    .replaceAll(` ${ROUND_ENDS}`, '')
    .replaceAll(' stroke-linejoin="round"', '')
    .replace(/ d="([^"]+)"/g, (_, d: string) => {
      const rounded = d
        .replace(/-?\d*\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10))
        .replace(/\s*([A-Za-z])\s*/g, '$1')
        .replace(/[\s,]+/g, ' ')
        .replace(/ -/g, '-');
      return ` d="${rounded}"`;
    });
  return svg(name, width, height, short, ROUND_ENDS);
};

/** Writes a lean SVG below assets/. */
export const saveLean = (file: string, width: number, height: number, body: string): void =>
  write(file, leanSvg(basename(file, '.svg'), width, height, body));
