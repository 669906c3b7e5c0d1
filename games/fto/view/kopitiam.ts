import { Container, Sprite } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { cupOf } from './places.ts';

/** The kopitiam table at night: the ground of everything, alive but never in the way. */
export interface Kopitiam {
  view: Container;
  /** Hangs over the board: the lamp, in front of the cards' far edge. */
  front: Container;
  resize(layout: Layout): void;
  /** How much oil is left, 0..1: the light follows. */
  oil(share: number): void;
}

const LAMP_SCALE = 0.46;
const SWING = 0.055;
const PUFFS = 3;
const PUFF_MS = 4_200;
const MOTES = 14;

const drawKopitiam = (kit: Kit) => {
  const view = new Container({ isRenderGroup: true });
  const front = new Container();
  const ground = new Sprite({ texture: kit.context.art.picture('fto-table') });
  const pool = kit.glow(COLOURS.light);
  pool.blendMode = 'add';
  const cup = new Container();
  const cupSprite = kit.sprite('teacup');
  const puffs = Array.from({ length: PUFFS }, () => {
    const puff = kit.glow(0xffffff);
    puff.alpha = 0;
    return puff;
  });
  cup.addChild(cupSprite, ...puffs);
  const motes = Array.from({ length: MOTES }, (_, i) => {
    const mote = kit.glow(COLOURS.goldPale);
    mote.scale.set(0.03 + 0.02 * (i % 3));
    return mote;
  });
  view.addChild(ground, pool, cup, ...motes);

  const lamp = new Container();
  const lampSprite = kit.sprite('lamp');
  lampSprite.anchor.set(0.5, 0);
  lampSprite.scale.set(LAMP_SCALE);
  const halo = kit.glow(COLOURS.light);
  halo.blendMode = 'add';
  halo.position.set(0, 74);
  lamp.addChild(halo, lampSprite);
  front.addChild(lamp);
  return { view, front, ground, pool, cup, cupSprite, puffs, motes, lamp, halo };
};
type Drawing = ReturnType<typeof drawKopitiam>;

/** Steam over the cup, going round without end; with `time` null it stands still. */
const steam = (puffs: Drawing['puffs'], time: number | null) => {
  for (const [i, puff] of puffs.entries()) {
    const t = time === null ? 0.35 : ((time + (i * PUFF_MS) / PUFFS) % PUFF_MS) / PUFF_MS;
    puff.position.set(-4 + 9 * Math.sin(t * 5 + i * 2), -30 - 58 * t);
    puff.alpha = 0.13 * Math.sin(Math.PI * t);
    puff.scale.set(0.2 + 0.34 * t);
  }
};

/** Dust in the light of the lamp at `x`, below `top`. */
const float = (
  motes: Drawing['motes'],
  elapsed: number,
  x: number,
  top: number,
  isCalm: boolean,
) => {
  for (const [i, mote] of motes.entries()) {
    const phase = i * 2.4;
    mote.position.set(
      x + 150 * Math.sin(elapsed / (9_000 + i * 700) + phase),
      top + 130 + ((i * 53) % 190) + 26 * Math.cos(elapsed / 5_300 + phase),
    );
    mote.alpha = isCalm ? 0.12 : 0.16 + 0.14 * Math.sin(elapsed / 1_900 + phase);
  }
};

const placeKopitiam = ({ ground, pool, cup, cupSprite, lamp }: Drawing, layout: Layout) => {
  const { width, height, safe, isWide } = layout;
  const { width: w, height: h } = ground.texture;
  ground.scale.set(Math.max(width / w, height / h));
  ground.position.set((width - ground.width) / 2, 0);
  // Wide screens see the bright end of the table only.
  ground.tint = isWide ? 0x8577a0 : 0xffffff;
  const { x, y, scale } = cupOf(layout);
  lamp.position.set(isWide ? x : width / 2, safe.top + (isWide ? 26 : -8));
  pool.scale.set(isWide ? 4.6 : 4.2, isWide ? 3.4 : 3.6);
  cup.position.set(x, y);
  cupSprite.scale.set(scale);
};

export const createKopitiam = (kit: Kit): Kopitiam => {
  const drawing = drawKopitiam(kit);
  const { view, front, pool, puffs, motes, lamp, halo } = drawing;
  let { safe, isWide } = kit.context.layout();
  let light = 1;
  let shownLight = 1;

  const shine = (swing: number, flicker: number) => {
    lamp.rotation = swing;
    pool.position.set(lamp.x - swing * 900, safe.top + (isWide ? 170 : 190));
    const strength = (0.45 + 0.55 * shownLight) * flicker;
    pool.alpha = 0.24 * strength;
    halo.alpha = 0.62 * strength;
    halo.scale.set(1.35 * (0.85 + 0.15 * strength));
  };
  const swing = (elapsed: number) => {
    const tremble = shownLight < 0.34 ? 0.1 : 0.03;
    shine(
      SWING * Math.sin(elapsed / 1_450) * (1 + 0.3 * Math.sin(elapsed / 6_100)),
      1 + tremble * Math.sin(elapsed / 97) * Math.sin(elapsed / 331 + 1.3),
    );
  };

  kit.idle.loop((elapsed, delta) => {
    const isCalm = kit.isCalm();
    shownLight += (light - shownLight) * Math.min(1, delta / 300);
    if (isCalm) shine(0, 1);
    else swing(elapsed);
    steam(puffs, isCalm ? null : elapsed);
    float(motes, elapsed, lamp.x, safe.top, isCalm);
  });

  return {
    view,
    front,
    resize(layout) {
      ({ safe, isWide } = layout);
      placeKopitiam(drawing, layout);
      shine(0, 1);
    },
    oil(share) {
      light = share;
    },
  };
};
