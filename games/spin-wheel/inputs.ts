import type { Control } from '#engine/canvas/stage/controls.ts';
import type { WheelLink } from './machine.ts';
import type { WheelParts } from './parts.ts';
import { SOUNDS } from './sounds.ts';
import type { WheelTable } from './table.ts';

/** What the player does: presses the kite, and skips what is told. */
export interface WheelInputs {
  /** Puts the kite's control over it; `place` after each change of its place. */
  offer(): void;
  place(): void;
  /** What pressing it does now: spin, or go on after a spin; or nothing. */
  allow(what: 'spin' | 'goOn' | null): void;
  focus(): void;
  skip(): void;
  retire(): void;
}

export const createInputs = (
  { context, kit, kite }: WheelParts,
  link: WheelLink,
  table: WheelTable,
): WheelInputs => {
  const { texts, audio, controls } = context;
  let control: Control | null = null;
  let isDown = false;

  const press = () => {
    if (!isDown) audio.effect(SOUNDS.touch);
    isDown = false;
    kite.press(0);
    link.send({ type: link.state().phase === 'settled' ? 'continue' : 'open' });
  };

  return {
    offer() {
      control = controls.add({
        name: texts('spin-wheel.spin'),
        onPress: press,
        onDown() {
          isDown = true;
          audio.effect(SOUNDS.touch);
          kite.press(1);
        },
        onUp: () => kite.press(0),
      });
      control.setDisabled(true);
    },
    place() {
      const { x, y, r } = kite.wheel();
      control?.place(x - r, y - r, 2 * r, 2 * r);
    },
    allow(what) {
      control?.name(texts(what === 'goOn' ? 'spin-wheel.goOn' : 'spin-wheel.spin'));
      control?.setDisabled(what === null);
    },
    focus: () => control?.focus(),
    skip() {
      table.cut();
      if (!table.isTurning()) return link.send({ type: 'skip' });
      // The first touch ends the turning alone: what it brought is still told.
      kit.act.skip();
      kit.act.unskip();
    },
    retire: () => control?.remove(),
  };
};
