import { Text, type TextStyleOptions } from 'pixi.js';
import { FONTS } from './fonts.ts';

export type LabelStyle = Pick<
  TextStyleOptions,
  'fill' | 'align' | 'stroke' | 'dropShadow' | 'letterSpacing' | 'lineHeight' | 'wordWrapWidth'
> & {
  face: keyof typeof FONTS;
  /** Units. */
  size: number;
  weight?: '500' | '600' | '700' | '800';
};

/** A text drawn once and kept as a texture; for words, which change seldom. */
export const createLabel = (
  text: string,
  { face, size, weight = '600', ...style }: LabelStyle,
): Text => {
  const label = new Text({
    text,
    anchor: 0.5,
    style: {
      fontFamily: FONTS[face],
      fontSize: size,
      fontWeight: weight,
      fill: 0xfff3da,
      align: 'center',
      wordWrap: style.wordWrapWidth !== undefined,
      // Chinese has no spaces to break at.
      breakWords: style.wordWrapWidth !== undefined,
      // Letters with strokes and shadows must not be cut off.
      padding: Math.ceil(size * 0.35),
      ...style,
    },
  });
  label.eventMode = 'none';
  return label;
};

/** Draws the label's letters as sharp as the screen: `density` is device pixels a unit. */
export const sharpen = (label: Text, density: number): void => {
  label.resolution = Math.min(4, Math.max(1, density));
};

/** Breaks the label's words at `width` units, and no line much shorter than the others. */
export const wrapEvenly = (label: Text, width: number): void => {
  const { style } = label;
  style.wordWrapWidth = width;
  const { height } = label;
  for (let narrow = width / 2; narrow < width; narrow += width / 16) {
    style.wordWrapWidth = narrow;
    if (label.height === height) return;
  }
  style.wordWrapWidth = width;
};

/** Makes words or digits as small as it takes to be `width` units wide, but never larger than drawn. */
export const fitWidth = (label: Pick<Text, 'scale' | 'width'>, width: number): void => {
  label.scale.set(1);
  if (label.width > width) label.scale.set(width / label.width);
};
