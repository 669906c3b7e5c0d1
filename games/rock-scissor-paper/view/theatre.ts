import { Container, Graphics, Sprite } from 'pixi.js';
import { backOut, cubicIn, sineInOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { type Place, placeOf } from './place.ts';

/** The house of the shadow play: the lit cloth, the tree of life, the carvings around. */
export interface Theatre {
  /** Behind the puppets. */
  view: Container;
  /** The tree of life in the middle, that opens and closes the play. */
  tree: Container;
  /** Before the puppets: the valance, the board, the desk's ground. */
  front: Container;
  resize(layout: Layout): void;
  place(): Place;
  /** The tree goes aside: the play begins. Nothing happens when it is gone already. */
  open(isAtOnce: boolean): Promise<void>;
  /** The tree comes back to the middle. */
  close(): Promise<void>;
  /** The lamp is put out: somebody is looked for in the dark. */
  setNight(isNight: boolean): void;
  /** How bright the lamp burns, 0..1. */
  light(share: number): void;
}

const TILE = 130;
const MOTES = 10;
const TREE_HEIGHT = 470;
/** The cloth's colour with the lamp out. */
const NIGHT = 0x6e3a4a;

/** Between two colours. */
const mix = (from: number, to: number, t: number): number =>
  [16, 8, 0].reduce((colour, shift) => {
    const a = (from >> shift) & 255;
    const b = (to >> shift) & 255;
    return colour | (Math.round(a + (b - a) * t) << shift);
  }, 0);

/** Sprites side by side, as many as it takes. */
const createRow = (kit: Kit, frame: string) => {
  const view = new Container();
  return {
    view,
    fill(width: number, scale: number) {
      const count = Math.max(1, Math.round(width / (TILE * scale)));
      while (view.children.length < count) {
        const tile = kit.sprite(frame);
        tile.anchor.set(0, 0);
        view.addChild(tile);
      }
      while (view.children.length > count) view.removeChildAt(count).destroy();
      view.children.forEach((tile, i) => {
        tile.x = (i * width) / count;
        tile.scale.set(width / count / TILE, scale);
      });
    },
  };
};

export const createTheatre = (kit: Kit): Theatre => {
  const { context, act, idle } = kit;
  const view = new Container();
  const front = new Container();
  const cloth = new Sprite({ texture: context.art.picture('rock-scissor-paper-kelir') });
  const halo = kit.glow(0xffe2a0);
  halo.blendMode = 'add';
  const sides = [-1, 1].map((side) => {
    const tree = kit.sprite('gunungan');
    tree.anchor.set(0.5, 0.97);
    tree.tint = 0xc98a5a;
    tree.alpha = 0.5;
    tree.rotation = side * 0.1;
    return tree;
  });
  const motes = Array.from({ length: MOTES }, (_, i) => {
    const mote = kit.glow(0xfff3cf);
    mote.scale.set(0.03 + 0.02 * (i % 3));
    return mote;
  });
  view.addChild(cloth, halo, ...sides, ...motes);

  const tree = new Container();
  const shadow = kit.sprite('gunungan');
  const leaf = kit.sprite('gunungan');
  for (const each of [shadow, leaf]) each.anchor.set(0.5, 0.97);
  shadow.tint = 0x1a0508;
  shadow.alpha = 0.24;
  tree.addChild(shadow, leaf);

  const valance = createRow(kit, 'valance');
  const board = createRow(kit, 'board');
  const ground = new Graphics();
  front.addChild(ground, board.view, valance.view);

  let layout = context.layout();
  let place = placeOf(layout);
  let light = 1;
  let shownLight = 1;
  let isNight = false;
  let dark = 0;
  /** 0: the tree stands in the middle; 1: it is gone. */
  const aside = { share: 0 };
  let isOpen = false;

  const drawTree = (elapsed: number) => {
    const t = aside.share;
    tree.visible = t < 1;
    if (!tree.visible) return;
    const breath = kit.isCalm() ? 0 : Math.sin(elapsed / 1_700);
    const size = Math.min(
      (place.sill - place.lamp.y - (place.isWide ? 66 : 128)) / TREE_HEIGHT,
      (place.right * 0.86) / 320,
    );
    tree.position.set(
      place.middle.x - t * (place.right / 2 + 190 * size),
      place.sill + 6 - 30 * Math.sin(Math.PI * t),
    );
    tree.rotation = 0.012 * breath - 0.5 * t;
    tree.scale.set(size * (1 + 0.004 * breath));
    tree.alpha = Math.min(1, (1 - t) * 4);
    shadow.position.set(9 + 2 * breath, 5);
    shadow.scale.set(1.035 + 0.004 * breath);
  };

  idle.loop((elapsed, delta) => {
    shownLight += (light - shownLight) * Math.min(1, delta / 260);
    const isCalm = kit.isCalm();
    const tremble = 0.02 + 0.07 * (1 - shownLight);
    const flicker = isCalm
      ? 1
      : 1 +
        tremble * Math.sin(elapsed / 91) * Math.sin(elapsed / 337 + 1.3) +
        0.02 * Math.sin(elapsed / 610);
    dark += ((isNight ? 1 : 0) - dark) * Math.min(1, delta / 320);
    cloth.tint = mix(0xffffff, NIGHT, dark);
    halo.alpha = (1 - dark) * (0.06 + 0.2 * shownLight) * flicker;
    sides.forEach((side, i) => {
      side.rotation = (i ? 0.1 : -0.1) + (isCalm ? 0 : 0.008 * Math.sin(elapsed / 2_100 + i));
    });
    drawTree(elapsed);
    for (let i = 0; i < MOTES; i += 1) {
      const mote = motes[i];
      if (!mote) continue;
      const phase = i * 2.4;
      mote.position.set(
        place.middle.x + place.right * 0.42 * Math.sin(elapsed / (9_000 + i * 800) + phase),
        place.middle.y + place.middle.y * 0.5 * Math.cos(elapsed / (7_300 + i * 500) + phase * 1.7),
      );
      mote.alpha = isCalm ? 0.2 : 0.26 + 0.2 * Math.sin(elapsed / 1_700 + phase);
    }
  });

  return {
    view,
    tree,
    front,
    place: () => place,
    setNight(next) {
      isNight = next;
    },
    light(share) {
      light = share;
    },
    async open(isAtOnce) {
      if (isOpen) return;
      isOpen = true;
      if (isAtOnce) {
        aside.share = 1;
        return;
      }
      if (!kit.isCalm())
        await act.run((t) => leaf.scale.set(1 + 0.06 * Math.sin(Math.PI * 2 * t), 1), {
          ms: 260,
          ease: sineInOut,
        });
      leaf.scale.set(1);
      await act.to(aside, { share: 1 }, { ms: 620, ease: cubicIn });
    },
    async close() {
      if (!isOpen && aside.share === 0) return;
      isOpen = false;
      await act.to(aside, { share: 0 }, { ms: kit.isCalm() ? 1 : 620, ease: backOut });
    },
    resize(next) {
      layout = next;
      place = placeOf(layout);
      const { right, bottom, sill, isWide, middle } = place;
      // Beside a wide play it goes on behind the desk, which stands on it as a lacquered panel.
      const across = isWide ? layout.width : right;
      cloth.scale.set(across / cloth.texture.width, bottom / cloth.texture.height);
      halo.position.set(middle.x, middle.y - 10);
      halo.scale.set((right * 0.95) / 128, (bottom * 0.8) / 128);
      const scale = Math.min(0.62, (sill * 0.5) / TREE_HEIGHT, (right * 0.42) / 320);
      sides.forEach((side, i) => {
        side.scale.set(scale);
        side.position.set(i ? right - 26 * scale : 26 * scale, sill + 4);
      });
      ground.clear();
      if (isWide)
        ground
          .roundRect(right + 4, layout.safe.top + 52, layout.width, layout.height, 20)
          .fill({ color: COLOURS.plum, alpha: 0.9 })
          .stroke({ color: COLOURS.gold, width: 1.5 });
      else ground.rect(0, bottom - 4, layout.width, layout.height - bottom + 4).fill(0x1a0a1e);
      board.view.y = sill - 4;
      board.fill(across, isWide ? 0.56 : 0.7);
      valance.view.y = isWide ? -14 : -6;
      valance.fill(across, isWide ? 0.52 : 0.62 + layout.safe.top / TILE);
      drawTree(0);
    },
  };
};
