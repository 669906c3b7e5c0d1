import {
  BitmapText,
  Color,
  type ColorSource,
  type Container,
  Graphics,
  type GraphicsContext,
  Matrix,
  Mesh,
  type MeshGeometry,
  NineSliceSprite,
  Sprite,
  Text,
  Texture,
} from 'pixi.js';
import { fnv64 } from '../../core/hash.ts';

/** A shape that was drawn in more steps than these is told in one line. */
const MOST_STEPS = 6;

const rounded = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  // No -0.
  return Math.round(value * factor) / factor + 0;
};
/** A place or a length, in units. */
const place = (value: number) => rounded(value, 1);
/** A scale, an angle in radians, a share. */
const share = (value: number) => rounded(value, 3);
/** One number for two that are the same. */
const pair = (a: number, b: number): string => (a === b ? `${a}` : `${a},${b}`);
const hexOf = (colour: ColorSource): string => new Color(colour).toHex();
/** What is said only where it is not as usual. */
const unless = (isUsual: boolean, words: string): string[] => (isUsual ? [] : [words]);

/** Throws TypeError for a texture without a name: nobody could tell it from another. */
const nameOf = (texture: Texture | null): string => {
  const label = texture?.label;
  if (!label) throw new TypeError('a texture on the stage has no name');
  return label;
};

/** What a line is drawn by: places, lengths and angles. */
const valueWords = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(valueWords);
  if (typeof value === 'number') return [`${rounded(value, 2)}`];
  if (value instanceof Matrix) {
    const { a, b, c, d, tx, ty } = value;
    const words = [...[a, b, c, d].map(share), place(tx), place(ty)].join(' ');
    return unless(words === '1 0 0 1 0 0', `moved ${words}`);
  }
  return value === undefined ? [] : [JSON.stringify(value)];
};

/** The steps a shape was drawn in. */
const stepsOf = ({ instructions }: GraphicsContext): string[] =>
  instructions.map(({ action, data }) => {
    if (action === 'texture') throw new TypeError('a picture in a shape is not told');
    const { style, path } = data;
    const lines = path.instructions.map((line) =>
      [line.action, ...line.data.flatMap(valueWords)].join(' '),
    );
    return [
      action,
      ...('width' in style ? [share(style.width)] : []),
      hexOf(style.color),
      ...unless(style.alpha === 1, `alpha ${share(style.alpha)}`),
      ...(style.texture === Texture.WHITE ? [] : [nameOf(style.texture)]),
      lines.join(', '),
    ].join(' ');
  });

const shapeWords = ({ context }: Graphics): { words: string[]; within: string[] } => {
  const steps = stepsOf(context);
  if (steps.length <= MOST_STEPS) return { words: ['shape'], within: steps };
  const { x, y, width, height } = context.bounds;
  const colours = new Set(steps.flatMap((step) => /#\w+/.exec(step) ?? []));
  const box = [x, y, width, height].map(place).join(' ');
  const digest = fnv64(steps.join());
  return {
    words: [`shape of ${steps.length} steps`, ...colours, `within ${box}`, digest],
    within: [],
  };
};

const textWords = ({ text, style }: Text | BitmapText): string[] => {
  const { fontSize, fontWeight, fontFamily, align, letterSpacing, lineHeight } = style;
  const stroke = style.stroke as { color: ColorSource; width: number } | null | undefined;
  return [
    JSON.stringify(text),
    `${place(fontSize)} ${fontWeight} ${[fontFamily].flat()[0]}`,
    hexOf(style.fill as ColorSource),
    ...(stroke ? [`edged ${share(stroke.width)} ${hexOf(stroke.color)}`] : []),
    ...unless(!style.dropShadow, `shadowed ${JSON.stringify(style.dropShadow)}`),
    ...unless(!style.wordWrap, `wrapped ${place(style.wordWrapWidth)}`),
    ...unless(align === 'center', align),
    ...unless(letterSpacing === 0, `spaced ${share(letterSpacing)}`),
    ...unless(lineHeight === 0, `lines ${place(lineHeight)}`),
  ];
};

/** The colours of a mesh's corners: each is a pixel of its texture, however they lie there. */
const coloursOf = ({ geometry: { uvs }, texture: { source } }: Mesh<MeshGeometry>): number[] => {
  const { resource, width } = source;
  if (!(resource instanceof Uint8Array)) throw new TypeError('a picture on a mesh is not told');
  return Array.from(uvs).flatMap((u, i) => {
    const at = 4 * Math.floor(u * width);
    return i % 2 ? [] : [...resource.subarray(at, at + 4)];
  });
};

const meshWords = (mesh: Mesh<MeshGeometry>): string[] => {
  const { geometry, texture } = mesh;
  const { positions, indices } = geometry;
  const { x, y, width, height } = geometry.bounds;
  const corners = Array.from(positions, (value) => rounded(value, 2));
  return [
    `mesh of ${indices.length / 3} triangles`,
    nameOf(texture),
    `within ${[x, y, width, height].map(place).join(' ')}`,
    fnv64([corners, coloursOf(mesh), indices].join()),
  ];
};

/** What is drawn of it before what it holds; null: nothing. */
const ownWords = (node: Container): string[] | null => {
  if (node instanceof BitmapText) return ['digits', ...textWords(node)];
  if (node instanceof Text) return ['text', ...textWords(node)];
  if (node instanceof NineSliceSprite)
    return ['slices', nameOf(node.texture), pair(place(node.width), place(node.height))];
  if (node instanceof Sprite) return ['sprite', nameOf(node.texture)];
  if (node instanceof Mesh) return meshWords(node);
  if ('renderPipeId' in node) throw new TypeError(`${node.renderPipeId} on the stage is not told`);
  return null;
};

/** How it lies in what holds it. */
const poseWords = (node: Container): string[] => {
  const { position, scale, skew, pivot, rotation, alpha, tint, blendMode } = node;
  const pose = (point: { x: number; y: number }, usual: number, word: string, round = share) => {
    const [x, y] = [round(point.x), round(point.y)];
    return unless(x === usual && y === usual, `${word} ${pair(x, y)}`);
  };
  return [
    ...('anchor' in node ? pose(node.anchor as { x: number; y: number }, 0.5, 'from') : []),
    ...unless(
      place(position.x) === 0 && place(position.y) === 0,
      `at ${place(position.x)},${place(position.y)}`,
    ),
    ...pose(scale, 1, 'scale'),
    ...unless(share(rotation) === 0, `turned ${share(rotation)}`),
    ...pose(skew, 0, 'skewed'),
    ...pose(pivot, 0, 'about', place),
    ...unless(share(alpha) === 1, `alpha ${share(alpha)}`),
    ...unless(tint === 0xffffff, `tint ${hexOf(tint)}`),
    ...unless(blendMode === 'inherit', blendMode),
  ];
};

/** Draws what is drawn once a frame, by the frame that shows it; none of ours asks for the renderer. */
const drawLate = ({ onRender }: Container): void => (onRender as (() => void) | null)?.();

/**
 * What is seen of a container, a line for each display object in the order they are drawn, those it holds
 * indented below: its texture by name, its words and colours, and how it lies in what holds it. What is
 * hidden has no line. It is the same on every renderer, and on every set of fonts that measure alike. Throws
 * TypeError for what it can't tell: a texture without a name, a filter or mask, another kind of display object.
 */
export const displayTree = (node: Container): string[] => {
  if (!node.visible || !node.renderable || share(node.alpha) === 0) return [];
  if (node.effects?.length) throw new TypeError('a filter or mask on the stage is not told');
  // As drawing does.
  node.sortChildren();
  drawLate(node);
  const held = node.children.flatMap(displayTree);
  const pose = poseWords(node);
  const told = (words: string[], within: string[]) => [
    [...words, ...pose].join(' '),
    ...within.map((line) => `  ${line}`),
  ];
  if (node instanceof Graphics) {
    const { words, within } = shapeWords(node);
    return told(words, [...within, ...held]);
  }
  const words = ownWords(node);
  if (words) return told(words, held);
  return pose.length === 0 || held.length === 0 ? held : told(['group'], held);
};
