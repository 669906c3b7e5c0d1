import { BufferImageSource, Texture } from 'pixi.js';

/** More than there are. */
const MOST = 128;
const pixels = new Uint8Array(4 * MOST);

/** The colours of all that is solid (solid.ts), a pixel each: what has several is still drawn in one go. */
export const PAINTS = new Texture({
  source: new BufferImageSource({
    resource: pixels,
    width: MOST,
    height: 1,
    format: 'rgba8unorm',
    alphaMode: 'premultiplied-alpha',
    scaleMode: 'nearest',
  }),
  label: 'paints',
});

/** Where on that texture a colour lies, from its left; 0..1. */
export type Paint = number;

const mixed: string[] = [];

export const paint = (color: number, alpha = 1): Paint => {
  const name = `${color} ${alpha}`;
  if (!mixed.includes(name)) {
    const rgb = [color >> 16, (color >> 8) & 0xff, color & 0xff].map((part) => part * alpha);
    pixels.set([...rgb, 0xff * alpha].map(Math.round), 4 * mixed.length);
    mixed.push(name);
    PAINTS.source.update();
  }
  return (mixed.indexOf(name) + 0.5) / MOST;
};
