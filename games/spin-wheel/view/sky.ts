import { Container, Sprite, type Texture } from 'pixi.js';
import { canvasTexture } from '#engine/canvas/stage/canvasTexture.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { createClouds } from './clouds.ts';
import { createFolk, type Folk } from './folk.ts';
import { createLanterns } from './lanterns.ts';
import { createStars } from './stars.ts';
import { createStreaks } from './streaks.ts';

/** Dusk over a beach and its padi: everything behind the kite. */
export interface Sky extends Pick<Folk, 'hand'> {
  view: Container;
  resize(layout: Layout): void;
  /** How much wind drives the clouds, 0..1. */
  wind(share: number): void;
  /** The folk on the beach cheer, until they are told to stop. */
  cheer(isOn: boolean): void;
  /** The eye goes up by this share: the land sinks, lanterns rise, the moon is large behind what is `before` it. */
  rise(share: number, before: Disc): void;
  destroy(): void;
}

interface Disc {
  x: number;
  y: number;
  r: number;
}

/** How far the land sinks, and the moon's radius beside the kite's wheel. Units; share. */
const SINKS = 210;
/** What stands near sinks so much more. */
const NEAR = 1.3;
const MOON = { radius: 62, large: 1.72 };
/** The halo's scale, as long as the moon is small. */
const HALO = 2.5;

/** The land's picture: its width, its horizon from above, and what lies below that. */
const LAND = { width: 1000, horizon: 150, below: 208 };
const SKY = [
  [0, '#0E0A26'],
  [0.3, '#1D1546'],
  [0.55, '#451C5C'],
  [0.76, '#8A2F62'],
  [0.9, '#D65C50'],
  [1, '#FFB066'],
] as const;

/** Dusk from zenith to horizon. */
const drawDusk = (): Texture => {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 1_024;
  const pen = canvas.getContext('2d');
  if (pen) {
    const dusk = pen.createLinearGradient(0, 0, 0, canvas.height);
    for (const [at, colour] of SKY) dusk.addColorStop(at, colour);
    pen.fillStyle = dusk;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvasTexture(canvas, 'dusk');
};

const drawSky = (kit: Kit) => {
  const duskTexture = drawDusk();
  const dusk = new Sprite({ texture: duskTexture });
  const ember = kit.glow(0xff8a4a);
  ember.blendMode = 'add';
  ember.alpha = 0.5;
  const halo = kit.glow(0xffe2a0);
  halo.alpha = 0.42;
  const moon = kit.sprite('moon');
  const land = kit.sprite('land');
  land.anchor.set(0.5, LAND.horizon / 360);
  const palms = [-1, 1].map(() => {
    const palm = kit.sprite('palm');
    palm.anchor.set(0.35, 1);
    return palm;
  });
  return { duskTexture, dusk, ember, halo, moon, land, palms };
};
type Drawing = ReturnType<typeof drawSky>;

/** Where the land ends in the sky, and where people stand on it. Units from the upper edge. */
const groundOf = ({ height, safe, desk, isWide }: Layout) => {
  // People stand where the desk ends, or at the lower edge beside it.
  const ground = isWide ? height - 12 : height - safe.bottom - desk.height - 2;
  return { ground, horizon: ground - (isWide ? 92 : 78) };
};

const placeSky = (drawing: Drawing, layout: Layout) => {
  const { dusk, ember, halo, moon, land, palms } = drawing;
  const { width, height, safe, isWide } = layout;
  const { ground, horizon } = groundOf(layout);
  const least = (height - horizon + 4) / LAND.below;
  land.scale.set(Math.max(isWide ? 0.86 : 0.94, width / LAND.width, least));
  land.position.set(width / 2, horizon);
  dusk.width = width;
  dusk.height = horizon + 6;
  ember.position.set(width / 2, horizon - 8);
  ember.scale.set((width / 128) * 1.5, 1.7);
  moon.position.set(isWide ? width * 0.2 : width - 72, safe.top + (isWide ? 118 : 128));
  moon.scale.set(isWide ? 0.8 : 0.92);
  halo.position.copyFrom(moon.position);
  halo.scale.set(HALO);
  for (const [i, palm] of palms.entries()) {
    const size = isWide ? 0.95 : 0.8;
    palm.scale.set(i ? -size : size, size);
    palm.position.set(i ? width + 6 : -6, ground + (isWide ? 20 : 26));
  }
};

/** From where `placeSky` put it. */
const raise = (drawing: Drawing, share: number, { x, y, r }: Disc) => {
  const { dusk, ember, halo, moon, land, palms } = drawing;
  const sunk = SINKS * share;
  dusk.height += sunk;
  ember.y += sunk;
  land.y += sunk;
  for (const palm of palms) palm.y += sunk * NEAR;
  const small = moon.scale.x;
  const large = (MOON.large * r) / MOON.radius;
  moon.scale.set(small + (large - small) * share);
  moon.position.set(moon.x + (x - moon.x) * share, moon.y + (y - moon.y) * share);
  halo.position.copyFrom(moon.position);
  halo.scale.set((HALO * moon.scale.x) / small);
};

export const createSky = (kit: Kit): Sky => {
  const drawing = drawSky(kit);
  const stars = createStars(kit);
  const clouds = createClouds(kit);
  const streaks = createStreaks(kit);
  const lanterns = createLanterns(kit);
  const folk = createFolk(kit);
  const { dusk, halo, moon, ember, land, palms, duskTexture } = drawing;
  const view = new Container({ isRenderGroup: true });
  view.addChild(dusk, stars.view, halo, moon, clouds.view, streaks.view, ember, land);
  view.addChild(lanterns.view);
  view.addChild(...palms, folk.view);
  lanterns.view.visible = false;

  let layout = kit.context.layout();
  let horizon = 0;
  let risen = 0;
  let wanted = 0;
  let wind = 0;
  let isCheering = false;
  let joy = 0;
  let drift = 0;
  const show = (timeMs: number) => {
    clouds.place(layout.width, horizon, drift);
    stars.twinkle(timeMs);
    streaks.blow(timeMs, wind);
    folk.shine(timeMs, wind, joy);
    if (risen > 0) lanterns.float(timeMs);
  };

  kit.idle.loop((elapsed, delta) => {
    if (kit.isCalm()) return;
    wind += (wanted - wind) * Math.min(1, delta / 500);
    joy += ((isCheering ? 1 : 0) - joy) * Math.min(1, delta / 160);
    drift += (delta / 1_000) * (5 + 75 * wind);
    show(elapsed);
    for (const [i, palm] of palms.entries())
      palm.rotation = (i ? -1 : 1) * (0.012 * Math.sin(elapsed / 1_700 + i) - 0.03 * wind);
  });

  return {
    view,
    hand: folk.hand,
    wind(next) {
      wanted = next;
    },
    cheer(isOn) {
      isCheering = isOn;
    },
    rise(share, before) {
      risen = share;
      placeSky(drawing, layout);
      raise(drawing, share, before);
      folk.view.y = SINKS * NEAR * share;
      lanterns.view.alpha = share;
      lanterns.view.visible = share > 0;
    },
    resize(next) {
      layout = next;
      const at = groundOf(layout);
      ({ horizon } = at);
      placeSky(drawing, layout);
      stars.place(layout.width, horizon);
      streaks.resize(layout.width, horizon);
      lanterns.resize(layout);
      folk.stand(layout, at.ground);
      show(0);
    },
    destroy() {
      duskTexture.destroy(true);
    },
  };
};
