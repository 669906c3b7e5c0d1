import type { Control, ControlGrid } from '#engine/canvas/stage/controls.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Texts } from '#engine/canvas/stage/scene.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import type { Eggs } from './eggs.ts';
import { prizeWords } from './words.ts';

export interface EggHandlers {
  onPress(egg: number): void;
  mayPress(): boolean;
}

/** What is pressed to crack eggs: a control over each of them. */
export interface EggControls {
  /** Puts them over the eggs, if they are not there; `nest` is where its middle is on the canvas. */
  offer(nest: Spot): void;
  place(nest: Spot): void;
  /** Fresh eggs lie there: those who stand on one with the keyboard may stay. */
  rename(): void;
  /** An egg was opened: says what was in it. */
  nameOpen(egg: number, prize: Prize, stake: number | null): void;
  /** Whether eggs can be pressed at all. */
  setOpen(isOpen: boolean): void;
  /** While something is told, open shells take a press too: it skips. */
  setTelling(isTelling: boolean): void;
  /** Disables those of open shells, or of all. */
  reflect(): void;
  /** Whether a whole egg would be cracked when it is pressed now. */
  isInviting(): boolean;
  /** The first whole egg, for who plays with the keyboard. */
  focus(): void;
  drop(): void;
}

interface Spot {
  x: number;
  y: number;
  scale: number;
}

const openName = (texts: Texts, egg: number, prize: Prize, stake: number | null): string =>
  texts('lucky-egg.opened', { number: egg + 1, prize: prizeWords(texts, prize, stake) });

export const createEggControls = (kit: Kit, eggs: Eggs, handlers: EggHandlers): EggControls => {
  const { texts, audio, controls: layer } = kit.context;
  let controls: Control[] = [];
  /** Where each egg is, and so its press is heard. */
  let middles: number[] = [];
  let grid: ControlGrid | null = null;
  let isOpen = false;
  let isTelling = false;

  const nameWhole = (egg: number) => texts('lucky-egg.egg', { number: egg + 1 });
  const place = ({ x, y, scale }: Spot) => {
    const { places, field } = eggs.clutch();
    const width = field.width * scale;
    const height = field.height * scale;
    middles = places.map((at) => x + at.x * scale);
    for (const [i, at] of places.entries())
      controls[i]?.place(
        (middles[i] ?? 0) - width / 2,
        y + at.y * scale - height / 2,
        width,
        height,
      );
  };
  const reflect = () => {
    for (const [i, control] of controls.entries())
      control.setDisabled(!isOpen || (!isTelling && eggs.all[i]?.isOpen() === true));
  };
  const add = (to: ControlGrid): Control[] =>
    eggs.all.map((egg, i) => {
      const isTakable = () => !egg.isOpen() && handlers.mayPress();
      return to.add({
        name: nameWhole(i),
        onPress: () => handlers.onPress(i),
        onDown() {
          if (!isTakable()) return;
          egg.press();
          audio.effect(SOUNDS.press, { x: middles[i] });
        },
        onUp() {
          if (isTakable()) egg.release();
        },
      });
    });

  return {
    place,
    reflect,
    offer(nest) {
      if (grid) return;
      grid = layer.grid(texts('lucky-egg.eggs'));
      grid.columns(eggs.clutch().columns);
      controls = add(grid);
      place(nest);
      reflect();
    },
    rename() {
      for (const [i, control] of controls.entries()) control.name(nameWhole(i));
    },
    nameOpen: (egg, prize, stake) => controls[egg]?.name(openName(texts, egg, prize, stake)),
    setOpen(next) {
      isOpen = next;
      reflect();
    },
    setTelling(next) {
      isTelling = next;
      reflect();
    },
    isInviting: () => isOpen && !isTelling && handlers.mayPress(),
    focus() {
      // What the chrome has in focus stays there.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      controls.find((_, i) => eggs.all[i]?.isOpen() === false)?.focus();
    },
    drop() {
      grid?.remove();
      grid = null;
      controls = [];
    },
  };
};
