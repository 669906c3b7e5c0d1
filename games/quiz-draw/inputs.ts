import type { Control } from '#engine/canvas/stage/controls.ts';
import type { DrawLink } from './machine.ts';
import type { DrawParts } from './parts.ts';
import { SOUNDS } from './sounds.ts';
import type { DrawTable } from './table.ts';
import type { Room } from './view/hang.ts';

/** What the player does: touches the lanterns, and skips what is told. */
export interface DrawInputs {
  /** Puts the lanterns' control over them; `place` after each change of their room. */
  offer(): void;
  place(room: Room): void;
  /** Whether touching them draws. */
  allow(isAllowed: boolean): void;
  skip(): void;
  retire(): void;
}

export const createInputs = (
  { context, kit }: DrawParts,
  link: DrawLink,
  table: DrawTable,
): DrawInputs => {
  const { texts, audio, controls } = context;
  let control: Control | null = null;

  return {
    offer() {
      control = controls.add({
        name: texts('event:stage.touch'),
        onPress: () => link.send({ type: 'open' }),
        onDown: () => audio.effect(SOUNDS.touch),
      });
      control.setDisabled(true);
    },
    place: ({ x, y, width, height }) => control?.place(x, y, width, height),
    allow: (isAllowed) => control?.setDisabled(!isAllowed),
    skip() {
      table.cut();
      if (!table.isRunning()) return link.send({ type: 'skip' });
      // The first touch ends the light's way alone: what it came to is still told.
      kit.act.skip();
      kit.act.unskip();
    },
    retire: () => control?.remove(),
  };
};
