import type { Container } from 'pixi.js';
import { createDeskButtons } from '#engine/canvas/stage/kit/deskButtons.ts';
import { fadeIn } from '#engine/canvas/stage/kit/fadeIn.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BUTTON } from '#engine/canvas/stage/kit/panel.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { playHouse, type RpsLink, waitOn } from '#games/rock-scissor-paper/machine.ts';
import { BEATS } from './beats.ts';
import { createLantern } from './lantern.ts';
import type { Place } from './place.ts';

/** A lantern held into the dark while an opponent is looked for; two ways on when nobody came. */
export interface Search {
  view: Container;
  /** The two buttons, in the desk. */
  choices: Container;
  home(place: Place): void;
  resize(layout: Layout): void;
  seek(): void;
  alone(): void;
  /** Milliseconds left to look; null: it is not looked. */
  left(ms: number | null): void;
  close(): void;
}

/** Between the two. Units. */
const GAP = 12;

/** Where the two buttons have their middles, and their scale. */
const placesOf = ({ width, height, safe, desk, isWide }: Layout) => {
  const box = isWide
    ? { w: desk.width - 16, h: height - safe.top - safe.bottom - 80 }
    : { w: width - 24, h: desk.height - 14 };
  const scale = Math.min(1.1, box.w / BUTTON.width, box.h / (2 * BUTTON.height + GAP));
  const x = isWide ? width - safe.right - desk.width / 2 : width / 2;
  const y = isWide ? safe.top + 64 + box.h / 2 : height - safe.bottom - desk.height / 2;
  const apart = (BUTTON.height + GAP) * scale;
  return [-0.5, 0.5].map((side) => ({ x, y: y + side * apart, scale }));
};

export const createSearch = (kit: Kit, send: RpsLink['send']): Search => {
  const lantern = createLantern(kit);
  const { texts } = kit.context;
  /** Nobody came: to play the house, or to look on. */
  const choices = createDeskButtons(
    kit,
    [
      [texts('rock-scissor-paper.playHouse'), () => send(playHouse)],
      [texts('rock-scissor-paper.keepLooking'), () => send(waitOn)],
    ],
    placesOf,
  );
  const { view, home } = lantern;
  const appear = (isLooking: boolean) => {
    lantern.setLooking(isLooking);
    if (!view.visible) fadeIn(kit, view, BEATS.search);
  };
  return {
    view,
    home,
    choices: choices.view,
    resize: choices.resize,
    seek() {
      choices.retire();
      appear(true);
    },
    alone() {
      appear(false);
      choices.offer();
    },
    left: (ms) => lantern.write(ms === null ? '' : String(Math.ceil(ms / 1_000))),
    close() {
      lantern.setLooking(false);
      choices.retire();
      view.visible = false;
    },
  };
};
