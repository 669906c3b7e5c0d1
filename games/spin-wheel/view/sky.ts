import { Container, Sprite, Texture } from 'pixi.js';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';

/** Dusk over a beach and its padi: everything behind the kite. */
export interface Sky {
  view: Container;
  resize(layout: Layout): void;
  /** How much wind drives the clouds, 0..1. */
  wind(share: number): void;
  /** Who holds the kite's string: where it ends, in units. */
  hand(): { x: number; y: number };
  destroy(): void;
}

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
const STARS = 46;
const FOLK = ['folk-2', 'folk-1', 'folk-3', 'folk-2', 'folk-1', 'folk-3', 'folk-1'] as const;
/** Where each person stands across the screen, and how large. */
const STANDS = [
  [0.07, 0.84],
  [0.18, 0.94],
  [0.25, 0.82],
  [0.72, 0.86],
  [0.8, 0.96],
  [0.88, 0.84],
  [0.95, 0.78],
] as const;
/** The one who flies it. */
const FLIER = 4;
/** Where a lantern hangs in each picture, from the feet. */
const HANDS = { 'folk-1': [18, -44], 'folk-2': [-18, -30], 'folk-3': [16, -38] } as const;
const share = (n: number) => (n * 0.618034) % 1;

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
  return Texture.from(canvas, true);
};

export const createSky = (kit: Kit): Sky => {
  const { idle, context } = kit;
  const view = new Container();
  const duskTexture = drawDusk();
  const dusk = new Sprite({ texture: duskTexture });
  const ember = kit.glow(0xff8a4a);
  ember.blendMode = 'add';
  ember.alpha = 0.5;
  const halo = kit.glow(0xffe2a0);
  halo.alpha = 0.42;
  const moon = kit.sprite('moon');
  const stars = Array.from({ length: STARS }, (_, i) => {
    const star = kit.sprite(i % 9 === 0 ? 'spark' : 'held');
    if (i % 9 !== 0) star.texture = halo.texture;
    star.tint = 0xfff0cf;
    return star;
  });
  const clouds = Array.from({ length: 6 }, (_, i) => {
    const cloud = kit.sprite(i % 2 ? 'cloud-1' : 'cloud-2');
    cloud.alpha = i % 2 ? 0.5 : 0.75;
    return cloud;
  });
  const land = kit.sprite('land');
  land.anchor.set(0.5, LAND.horizon / 360);
  const palms = [-1, 1].map((side) => {
    const palm = kit.sprite('palm');
    palm.anchor.set(0.35, 1);
    palm.scale.x = side;
    return palm;
  });
  const lights = STANDS.map(() => kit.glow(0xffa64a));
  const folk = STANDS.map(([, size], i) => {
    const person = kit.sprite(FOLK[i] ?? 'folk-1');
    person.anchor.set(0.5, 0.98);
    person.scale.set(size);
    return person;
  });
  const lanterns = STANDS.map(() => kit.sprite('held'));
  view.addChild(dusk, ...stars, halo, moon, ...clouds, ember, land, ...palms);
  view.addChild(...lights, ...folk, ...lanterns);

  let layout = context.layout();
  let wanted = 0;
  let wind = 0;
  let drift = 0;
  let horizon = 0;
  let ground = 0;

  const placeClouds = () => {
    const span = layout.width + 320;
    for (let i = 0; i < clouds.length; i += 1) {
      const cloud = clouds[i];
      if (!cloud) continue;
      const size = 0.7 + 0.5 * share(i + 2);
      cloud.scale.set(size);
      const at = (share(i * 3 + 1) * span + drift * (0.5 + 0.22 * i)) % span;
      cloud.position.set(at - 160, horizon * (0.1 + 0.78 * share(i * 5 + 3)));
    }
  };
  const shine = (time: number) => {
    for (let i = 0; i < stars.length; i += 1) {
      const star = stars[i];
      if (star) star.alpha = 0.5 + 0.4 * Math.sin(time / (900 + 70 * (i % 11)) + i * 2.4);
    }
    for (let i = 0; i < lights.length; i += 1) {
      const light = lights[i];
      const lantern = lanterns[i];
      const person = folk[i];
      if (!light || !lantern || !person) continue;
      const [dx = 0, dy = 0] = HANDS[FOLK[i] ?? 'folk-1'];
      const swing = Math.sin(time / 1_300 + i * 1.9) * (0.1 + 0.2 * wind);
      lantern.rotation = swing;
      lantern.position.set(
        person.x + dx * Math.abs(person.scale.x) - swing * 6,
        person.y + dy * person.scale.y + 6,
      );
      light.position.copyFrom(lantern.position);
      light.alpha = 0.62 + 0.1 * Math.sin(time / 240 + i * 3.1);
    }
  };

  idle.loop((elapsed, delta) => {
    if (kit.isCalm()) return;
    wind += (wanted - wind) * Math.min(1, delta / 500);
    drift += (delta / 1_000) * (5 + 75 * wind);
    placeClouds();
    shine(elapsed);
    palms.forEach((palm, i) => {
      palm.rotation = (i ? -1 : 1) * (0.012 * Math.sin(elapsed / 1_700 + i) - 0.03 * wind);
    });
  });

  return {
    view,
    wind(next) {
      wanted = next;
    },
    hand() {
      const flier = folk[FLIER];
      return { x: (flier?.x ?? 0) - 4, y: (flier?.y ?? 0) - 46 };
    },
    resize(next) {
      layout = next;
      const { width, height, safe, desk, isWide } = layout;
      // People stand where the desk ends, or at the lower edge beside it.
      ground = isWide ? height - 12 : height - safe.bottom - desk.height - 2;
      horizon = ground - (isWide ? 92 : 78);
      const least = (height - horizon + 4) / LAND.below;
      land.scale.set(Math.max(isWide ? 0.86 : 0.94, width / LAND.width, least));
      land.position.set(width / 2, horizon);
      dusk.width = width;
      dusk.height = horizon + 6;
      ember.position.set(width / 2, horizon - 8);
      ember.scale.set((width / 128) * 1.5, 1.7);
      const moonAt = { x: width * (isWide ? 0.2 : 0.82), y: safe.top + (isWide ? 118 : 128) };
      if (!isWide) moonAt.x = width - 72;
      moon.position.set(moonAt.x, moonAt.y);
      moon.scale.set(isWide ? 0.8 : 0.92);
      halo.position.set(moonAt.x, moonAt.y);
      halo.scale.set(2.5);
      stars.forEach((star, i) => {
        star.position.set(share(i + 1) * width, share(i * 1.7 + 0.4) ** 1.3 * horizon * 0.72);
        star.scale.set(i % 9 === 0 ? 0.22 + 0.2 * share(i) : 0.016 + 0.02 * share(i * 3));
      });
      palms.forEach((palm, i) => {
        const size = isWide ? 0.95 : 0.8;
        palm.scale.set(i ? -size : size, size);
        palm.position.set(i ? width + 6 : -6, ground + (isWide ? 20 : 26));
      });
      folk.forEach((person, i) => {
        const [across, size] = STANDS[i] ?? [0, 1];
        const free = isWide ? width - desk.width : width;
        person.scale.set(size);
        person.position.set(across * free, ground + (i % 2) * 3);
      });
      for (const light of lights) light.scale.set(0.62);
      placeClouds();
      shine(0);
    },
    destroy() {
      duskTexture.destroy(true);
    },
  };
};
