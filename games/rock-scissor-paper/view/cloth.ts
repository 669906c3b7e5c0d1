import { Container, Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Place } from './place.ts';
import { TREE } from './tree.ts';

/** The lit cloth behind the puppets: the lamp's light on it, a tree at each side, dust in the light. */
export interface Cloth {
  view: Container;
  /** `across`: how wide the cloth is. */
  home(place: Place, across: number): void;
  /** The lamp is put out: somebody is looked for in the dark. */
  setNight(isNight: boolean): void;
  /** How bright the lamp burns, 0..1. */
  light(share: number): void;
}

const MOTES = 10;
/** The cloth's colour with the lamp out. */
const NIGHT = 0x6e3a4a;

/** Between two colours. */
const mix = (from: number, to: number, t: number): number =>
  [16, 8, 0].reduce((colour, shift) => {
    const a = (from >> shift) & 255;
    const b = (to >> shift) & 255;
    return colour | (Math.round(a + (b - a) * t) << shift);
  }, 0);

const createSides = (kit: Kit) => {
  const views = [-1, 1].map((side) => {
    const tree = kit.sprite('gunungan');
    tree.anchor.set(0.5, TREE.foot);
    tree.tint = 0xc98a5a;
    tree.alpha = 0.5;
    tree.rotation = side * 0.1;
    return tree;
  });
  return {
    views,
    sway(elapsed: number) {
      views.forEach((tree, i) => {
        const sway = kit.isCalm() ? 0 : 0.008 * Math.sin(elapsed / 2_100 + i);
        tree.rotation = (i ? 0.1 : -0.1) + sway;
      });
    },
    home({ sill, right }: Place) {
      const scale = Math.min(0.62, (sill * 0.5) / TREE.height, (right * 0.42) / TREE.width);
      views.forEach((tree, i) => {
        tree.scale.set(scale);
        tree.position.set(i ? right - 26 * scale : 26 * scale, sill + 4);
      });
    },
  };
};

const createMotes = (kit: Kit) => {
  const views = Array.from({ length: MOTES }, (_, i) => {
    const mote = kit.glow(0xfff3cf);
    mote.scale.set(0.03 + 0.02 * (i % 3));
    return mote;
  });
  return {
    views,
    drift(elapsed: number, { middle, right }: Place) {
      views.forEach((mote, i) => {
        const phase = i * 2.4;
        mote.position.set(
          middle.x + right * 0.42 * Math.sin(elapsed / (9_000 + i * 800) + phase),
          middle.y + middle.y * 0.5 * Math.cos(elapsed / (7_300 + i * 500) + phase * 1.7),
        );
        mote.alpha = kit.isCalm() ? 0.2 : 0.26 + 0.2 * Math.sin(elapsed / 1_700 + phase);
      });
    },
  };
};

export const createCloth = (kit: Kit): Cloth => {
  const view = new Container();
  const cloth = new Sprite({ texture: kit.context.art.picture('rock-scissor-paper-kelir') });
  const halo = kit.glow(0xffe2a0);
  halo.blendMode = 'add';
  const sides = createSides(kit);
  const motes = createMotes(kit);
  view.addChild(cloth, halo, ...sides.views, ...motes.views);
  let place: Place | null = null;
  let light = 1;
  let shownLight = 1;
  let isNight = false;
  let dark = 0;

  /** Trembles, and the more the less oil is left. */
  const flickerAt = (elapsed: number) => {
    const tremble = 0.02 + 0.07 * (1 - shownLight);
    const fast = Math.sin(elapsed / 91) * Math.sin(elapsed / 337 + 1.3);
    return 1 + tremble * fast + 0.02 * Math.sin(elapsed / 610);
  };
  kit.idle.loop((elapsed, delta) => {
    shownLight += (light - shownLight) * Math.min(1, delta / 260);
    dark += ((isNight ? 1 : 0) - dark) * Math.min(1, delta / 320);
    cloth.tint = mix(0xffffff, NIGHT, dark);
    const flicker = kit.isCalm() ? 1 : flickerAt(elapsed);
    halo.alpha = (1 - dark) * (0.06 + 0.2 * shownLight) * flicker;
    sides.sway(elapsed);
    if (place) motes.drift(elapsed, place);
  });

  return {
    view,
    setNight(next) {
      isNight = next;
    },
    light(share) {
      light = share;
    },
    home(next, across) {
      place = next;
      const { right, bottom, middle } = place;
      cloth.scale.set(across / cloth.texture.width, bottom / cloth.texture.height);
      halo.position.set(middle.x, middle.y - 10);
      halo.scale.set((right * 0.95) / 128, (bottom * 0.8) / 128);
      sides.home(place);
    },
  };
};
