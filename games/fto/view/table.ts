import { Container, Sprite } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';

/** The kopitiam table at night: the ground of everything, alive but never in the way. */
export interface Table {
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

export const createTable = (kit: Kit): Table => {
  const { context, idle } = kit;
  const view = new Container();
  const front = new Container();
  const ground = new Sprite({ texture: context.art.picture('fto-table') });
  const pool = kit.glow(COLOURS.light);
  pool.blendMode = 'add';
  const cup = new Container();
  const cupSprite = kit.sprite('teacup');
  cupSprite.scale.set(0.56);
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

  let layout = context.layout();
  let light = 1;
  let shownLight = 1;
  let lampX = 0;
  let poolY = 0;

  const shine = (swing: number, flicker: number) => {
    lamp.rotation = swing;
    pool.position.set(lampX - swing * 900, poolY);
    const strength = (0.45 + 0.55 * shownLight) * flicker;
    pool.alpha = 0.24 * strength;
    halo.alpha = 0.62 * strength;
    halo.scale.set(1.35 * (0.85 + 0.15 * strength));
  };

  idle.loop((elapsed, delta) => {
    shownLight += (light - shownLight) * Math.min(1, delta / 300);
    const isCalm = kit.isCalm();
    const swing = isCalm
      ? 0
      : SWING * Math.sin(elapsed / 1_450) * (1 + 0.3 * Math.sin(elapsed / 6_100));
    const tremble = shownLight < 0.34 ? 0.1 : 0.03;
    const flicker = isCalm
      ? 1
      : 1 + tremble * Math.sin(elapsed / 97) * Math.sin(elapsed / 331 + 1.3);
    shine(swing, flicker);
    for (let i = 0; i < PUFFS; i += 1) {
      const puff = puffs[i];
      if (!puff) continue;
      const t = isCalm ? 0.35 : ((elapsed + (i * PUFF_MS) / PUFFS) % PUFF_MS) / PUFF_MS;
      puff.position.set(-4 + 9 * Math.sin(t * 5 + i * 2), -30 - 58 * t);
      puff.alpha = 0.13 * Math.sin(Math.PI * t);
      puff.scale.set(0.2 + 0.34 * t);
    }
    for (let i = 0; i < MOTES; i += 1) {
      const mote = motes[i];
      if (!mote) continue;
      const phase = i * 2.4;
      mote.position.set(
        lampX + 150 * Math.sin(elapsed / (9_000 + i * 700) + phase),
        layout.safe.top + 130 + ((i * 53) % 190) + 26 * Math.cos(elapsed / 5_300 + phase),
      );
      mote.alpha = isCalm ? 0.12 : 0.16 + 0.14 * Math.sin(elapsed / 1_900 + phase);
    }
  });

  return {
    view,
    front,
    resize(next) {
      layout = next;
      const { width, height, safe, isWide } = layout;
      const { width: w, height: h } = ground.texture;
      ground.scale.set(Math.max(width / w, height / h));
      ground.position.set((width - ground.width) / 2, 0);
      // Wide screens see the bright end of the table only.
      ground.tint = isWide ? 0x8577a0 : 0xffffff;
      const side = width - safe.right - 76;
      lampX = isWide ? side : width / 2;
      lamp.position.set(lampX, safe.top + (isWide ? 26 : -8));
      poolY = safe.top + (isWide ? 170 : 190);
      pool.scale.set(isWide ? 4.6 : 4.2, isWide ? 3.4 : 3.6);
      cup.position.set(
        isWide ? side : width - safe.right - 66,
        height - safe.bottom - (isWide ? 62 : 58),
      );
      shine(0, 1);
    },
    oil(share) {
      light = share;
    },
  };
};
