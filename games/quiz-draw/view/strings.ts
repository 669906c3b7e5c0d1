import { Container, Graphics, type Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { KINDS } from '../shapes.ts';
import { type Hanging, hangingOf, type Room } from './hang.ts';
import type { Lantern } from './lot.ts';

/** The strings of lanterns, one for each prize. */
export interface Strings {
  view: Container;
  /** Hangs others; nothing happens where they are the same. */
  set(lanterns: readonly Lantern[]): void;
  place(room: Room): void;
  /** How bright all are that are lit, 0..1: 1 as they hang, less while one of them is told. */
  dim(share: number): void;
  /** All flicker: somebody asks which one it is. */
  wake(isAwake: boolean): void;
  /** The light comes to one of them. */
  touch(lantern: number): void;
  /** Takes one off its string, or hangs all of them back with null. */
  take(lantern: number | null): void;
  /** Where the middle of one is, and how large it is drawn. */
  at(lantern: number): { x: number; y: number; size: number };
}

const GLOWS = [0xffc24a, 0xff6a4a, 0x5ce0c0];
const DARK = 0x5b4a78;
/** A lit one while another is told. */
const DIMMED = 0x8d7398;
const CORD = 0x7a4c34;
/** From where it hangs to its middle, in units of its drawing. */
const MIDDLE = 52;

interface Hung {
  sprite: Sprite;
  glow: Sprite;
  isLit: boolean;
  isTaken: boolean;
  /** How much of the light that came to it is left, 0..1. */
  heat: number;
}

const drawCords = (cords: Graphics, { strings }: Hanging, { x, width }: Room) => {
  cords.clear();
  for (const { y, sag } of strings)
    cords
      .moveTo(x - 20, y - 6)
      .quadraticCurveTo(x + width / 2, y + 2 * sag, x + width + 20, y - 6)
      .stroke({ color: CORD, width: 2 });
};

export const createStrings = (kit: Kit): Strings => {
  const view = new Container();
  const cords = new Graphics();
  const glows = new Container();
  const papers = new Container();
  view.addChild(cords, glows, papers);
  let hung: Hung[] = [];
  let hanging: Hanging = { places: [], size: 1, strings: [] };
  let room: Room = { x: 0, y: 0, width: 0, height: 0 };
  let shown = '';
  let bright = 1;
  let isAwake = false;

  const show = (timeMs: number) => {
    const isCalm = kit.isCalm();
    for (let n = 0; n < hung.length; n += 1) {
      const one = hung[n];
      if (!one) continue;
      const { sprite, glow, isLit, isTaken, heat } = one;
      const breath = isCalm ? 0 : Math.sin(timeMs / 900 + n * 1.9);
      const stir = isAwake && !isCalm ? Math.sin(timeMs / 95 + n * 2.4) : 0;
      sprite.rotation = isCalm
        ? 0
        : 0.035 * Math.sin(timeMs / 1_300 + n * 0.8) + 0.1 * heat * Math.sin(timeMs / 70);
      sprite.visible = !isTaken;
      sprite.tint = !isLit ? DARK : Math.max(bright, heat) > 0.5 ? 0xffffff : DIMMED;
      sprite.scale.set(hanging.size * (1 + 0.22 * heat));
      const light = isLit ? bright * (0.62 + 0.08 * breath + 0.2 * stir) : 0;
      glow.visible = !isTaken && light + heat > 0.01;
      glow.alpha = Math.min(1, light + 0.6 * heat);
      glow.scale.set(hanging.size * (1.2 + 0.8 * heat));
    }
  };

  const arrange = () => {
    hanging = hangingOf(hung.length, room);
    drawCords(cords, hanging, room);
    for (const [n, { sprite, glow }] of hung.entries()) {
      const { x, y } = hanging.places[n] ?? { x: 0, y: 0 };
      sprite.position.set(x, y - 3);
      glow.position.set(x, y + MIDDLE * hanging.size);
    }
    show(0);
  };

  kit.idle.loop((elapsed, delta) => {
    for (const one of hung) one.heat *= Math.exp(-delta / 190);
    show(elapsed);
  });

  return {
    view,
    set(lanterns) {
      const next = lanterns.map(({ prize, isLit }) => `${prize}${isLit}`).join();
      if (next === shown) return;
      shown = next;
      for (const each of [...glows.removeChildren(), ...papers.removeChildren()]) each.destroy();
      hung = lanterns.map(({ prize, isLit }): Hung => {
        const sprite = kit.sprite(`lantern-${prize % KINDS}`);
        sprite.anchor.set(0.5, 0);
        const glow = kit.glow(GLOWS[prize % KINDS] ?? DARK);
        return { sprite, glow, isLit, isTaken: false, heat: 0 };
      });
      glows.addChild(...hung.map(({ glow }) => glow));
      papers.addChild(...hung.map(({ sprite }) => sprite));
      arrange();
    },
    place(next) {
      room = next;
      arrange();
    },
    dim(share) {
      bright = share;
    },
    wake(next) {
      isAwake = next;
    },
    touch(lantern) {
      const one = hung[lantern];
      if (one) one.heat = 1;
    },
    take(lantern) {
      for (const [n, one] of hung.entries()) one.isTaken = n === lantern;
      show(0);
    },
    at(lantern) {
      const { x, y } = hanging.places[lantern] ?? { x: room.x + room.width / 2, y: room.y };
      return { x, y: y + MIDDLE * hanging.size, size: hanging.size };
    },
  };
};
