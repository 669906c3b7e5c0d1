import { BitmapFont, BitmapText, Cache, Sprite, type Text, type Texture } from 'pixi.js';
import { canvasTexture } from '../canvasTexture.ts';
import { FONTS } from '../fonts.ts';
import { createLabel, type LabelStyle, sharpen } from '../label.ts';
import type { Layout } from '../layout.ts';
import type { SceneContext } from '../scene.ts';
import type { TweenGroup } from '../tweens.ts';
import { drawRays } from './rays.ts';

/** The club's colours, as in src/styles/tokens.css. */
export const COLOURS = {
  ink: 0x120c24,
  plum: 0x2a1240,
  gold: 0xe8b64c,
  goldPale: 0xf6dfa0,
  goldDeep: 0x9a6418,
  onGold: 0x2b1508,
  text: 0xfff3da,
  textSoft: 0xd9cbdc,
  hibiscus: 0xd9304f,
  good: 0x7fdcc6,
  bad: 0xff97a6,
  light: 0xffd896,
} as const;

const DIGITS = 'club-digits';
const DIGIT_SIZE = 56;
const GLOW_SIZE = 128;

/** What every part of the scene is made with. */
export interface Kit {
  context: SceneContext;
  /** What tells the round: skipped and cancelled with it. */
  act: TweenGroup;
  /** What goes on whatever is told: the lamp, steam, falling petals. */
  idle: TweenGroup;
  /** A frame of the atlas, its middle at its position. */
  sprite(frame: string): Sprite;
  /** A soft round light. */
  glow(tint: number): Sprite;
  /** Rays of light that fade outwards. */
  rays(): Sprite;
  /** Words; its text and `later` ones, as far as they are known, are drawn before they are shown. */
  label(text: string, style: LabelStyle, later?: readonly string[]): Text;
  /** Digits, for what changes often; `size` in units. */
  digits(text: string, size: number): BitmapText;
  /** The player asked for less motion. */
  isCalm(): boolean;
  /** The player wants results told quickly: `telling` sees to it; for what has a shorter form of its own. */
  isQuick(): boolean;
  resize(layout: Layout): void;
  destroy(): void;
}

/** White in the middle, nothing at the rim. */
const drawGlow = (): Texture => {
  const canvas = document.createElement('canvas');
  canvas.width = GLOW_SIZE;
  canvas.height = GLOW_SIZE;
  const pen = canvas.getContext('2d');
  const half = GLOW_SIZE / 2;
  if (pen) {
    const light = pen.createRadialGradient(half, half, 0, half, half, half);
    for (const [at, alpha] of [
      [0, 1],
      [0.25, 0.62],
      [0.5, 0.24],
      [0.75, 0.06],
      [1, 0],
    ] as const)
      light.addColorStop(at, `rgba(255,255,255,${alpha})`);
    pen.fillStyle = light;
    pen.fillRect(0, 0, GLOW_SIZE, GLOW_SIZE);
  }
  return canvasTexture(canvas, 'glow');
};

/** Draws the digits, once for all scenes: it takes a phone a fifth of a second. */
export const installDigits = (): void => {
  if (Cache.has(`${DIGITS}-bitmap`)) return;
  BitmapFont.install({
    name: DIGITS,
    chars: '0123456789.,:/+-−×x%RM',
    resolution: 2,
    padding: 6,
    style: {
      fontFamily: FONTS.display,
      fontSize: DIGIT_SIZE,
      fontWeight: '700',
      fill: 0xffffff,
      stroke: { color: COLOURS.ink, width: 7, join: 'round' },
    },
  });
};

export const createKit = (context: SceneContext): Kit => {
  const glowTexture = drawGlow();
  let raysTexture: Texture | null = null;
  const labels = new Set<Text>();
  let density = context.layout().density;
  installDigits();

  return {
    context,
    act: context.tweens(),
    idle: context.tweens(),
    sprite: (frame) => new Sprite({ texture: context.art.frame(frame), anchor: 0.5 }),
    glow: (tint) => new Sprite({ texture: glowTexture, anchor: 0.5, tint }),
    rays() {
      raysTexture ??= drawRays();
      return new Sprite({ texture: raysTexture, anchor: 0.5 });
    },
    label(text, style, later = []) {
      const label = createLabel(text, style);
      sharpen(label, density);
      labels.add(label);
      label.once('destroyed', () => labels.delete(label));
      context.lettering.want(label, text === '' ? later : [text, ...later]);
      return label;
    },
    digits: (text, size) =>
      new BitmapText({
        text,
        anchor: 0.5,
        style: { fontFamily: DIGITS, fontSize: size, fill: COLOURS.text },
      }),
    isCalm: () => context.bridge.get().isMotionReduced,
    isQuick: () => context.bridge.get().isQuick,
    resize(layout) {
      if (density === layout.density) return;
      density = layout.density;
      for (const label of labels) sharpen(label, density);
      context.lettering.renew();
    },
    destroy() {
      glowTexture.destroy(true);
      raysTexture?.destroy(true);
    },
  };
};
