import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';

/** People on the beach with lanterns in their hands; one of them flies the kite. */
export interface Folk {
  view: Container;
  /** They stand on `ground`, units from the upper edge. */
  stand(layout: Layout, ground: number): void;
  /** The lanterns swing and flicker; `joy` 0..1: they jump, and hold their lanterns high. */
  shine(timeMs: number, wind: number, joy: number): void;
  /** Who holds the kite's string: where it ends, in units. */
  hand(): { x: number; y: number };
}

/** Who stands where across the screen, and how large. */
const STANDS = [
  ['folk-2', 0.07, 0.84],
  ['folk-1', 0.18, 0.94],
  ['folk-3', 0.25, 0.82],
  ['folk-2', 0.72, 0.86],
  ['folk-1', 0.8, 0.96],
  ['folk-3', 0.88, 0.84],
  ['folk-1', 0.95, 0.78],
] as const;
/** The one who flies it. */
const FLIER = 4;
/** How high they jump, and how high a lantern is held then. Units. */
const JUMP = 13;
const HIGH = 20;
/** Where a lantern hangs in each picture, from the feet. */
const HANDS = { 'folk-1': [18, -44], 'folk-2': [-18, -30], 'folk-3': [16, -38] } as const;

export const createFolk = (kit: Kit): Folk => {
  const view = new Container();
  let ground = 0;
  const folk = STANDS.map(([picture, across, size]) => {
    const light = kit.glow(0xffa64a);
    light.scale.set(0.62);
    const person = kit.sprite(picture);
    person.anchor.set(0.5, 0.98);
    person.scale.set(size);
    return { across, size, hand: HANDS[picture], light, person, lantern: kit.sprite('held') };
  });
  view.addChild(...folk.map(({ light }) => light));
  view.addChild(...folk.map(({ person }) => person));
  view.addChild(...folk.map(({ lantern }) => lantern));

  return {
    view,
    hand() {
      const flier = folk[FLIER]?.person;
      return { x: (flier?.x ?? 0) - 4, y: (flier?.y ?? 0) - 46 };
    },
    stand({ width, desk, isWide }, next) {
      ground = next;
      const free = isWide ? width - desk.width : width;
      for (const { person, across } of folk) person.x = across * free;
    },
    shine(timeMs, wind, joy) {
      for (let i = 0; i < folk.length; i += 1) {
        const each = folk[i];
        if (!each) continue;
        const { size, hand, light, person, lantern } = each;
        person.y = ground + (i % 2) * 3 - joy * JUMP * Math.abs(Math.sin(timeMs / 165 + i * 1.1));
        const swing =
          Math.sin(timeMs / 1_300 + i * 1.9) * (0.1 + 0.2 * wind) +
          joy * 0.3 * Math.sin(timeMs / 150 + i);
        lantern.rotation = swing;
        const high = hand[1] * size + 6 - joy * HIGH;
        lantern.position.set(person.x + hand[0] * size - swing * 6, person.y + high);
        light.position.copyFrom(lantern.position);
        light.alpha = 0.62 + 0.1 * Math.sin(timeMs / 240 + i * 3.1);
      }
    },
  };
};
