import { COIN } from '#contract/coins.ts';
import { crack, type EggLink } from './machine.ts';
import type { EggParts } from './parts.ts';
import { SOUNDS } from './sounds.ts';
import type { EggTable } from './table.ts';

/** What the player does: cracks eggs. */
export interface EggInputs {
  crack(egg: number): void;
  /** What was pressed is answered, or was not taken. */
  settle(): void;
  /** Says that an egg can be pressed, and for how much. */
  hint(): void;
}

export const createInputs = (
  { context, nest, mother, line }: EggParts,
  link: EggLink,
  table: EggTable,
): EggInputs => {
  const { texts, audio, controls } = context;

  const warn = () => {
    table.setWarned(true);
    const words = texts('lucky-egg.noStake');
    line.say(words);
    controls.say(words);
  };

  return {
    crack(egg) {
      const shell = nest.egg(egg);
      if (!shell || shell.isOpen()) return link.send({ type: 'skip' });
      const before = link.state();
      link.send(crack(egg));
      // The machine takes no egg while it waits for another.
      if (link.state() === before) {
        shell.release();
        return before.isBetTaken ? undefined : warn();
      }
      table.press(egg, before.bet);
      line.say(texts('lucky-egg.opening'));
      const at = nest.middle(egg);
      audio.effect(SOUNDS.rock, { x: at.x });
      shell.tremble(true);
      mother.look(at);
    },
    settle() {
      const pressed = table.pressed();
      if (pressed) nest.egg(pressed.egg)?.tremble(false);
      table.release();
      mother.look(null);
    },
    hint: () => line.say(texts('lucky-egg.hint', { stake: link.state().bet / COIN })),
  };
};
