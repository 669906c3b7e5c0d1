import type { EggInputs } from './inputs.ts';
import type { EggLink } from './machine.ts';
import type { EggParts } from './parts.ts';
import type { EggTable } from './table.ts';

/** The last minute burns red. */
const LATE_MS = 60_000;

/** Shows the phases in which nothing is played, and each frame what time it is. */
export const createPhases = (
  { context, forest, sun, mother, nest, line, prizes, board }: EggParts,
  link: EggLink,
  table: EggTable,
  inputs: EggInputs,
) => {
  /** Nobody plays: the eggs of the next session sleep. */
  const rest = () => {
    table.rest();
    board.close();
    prizes.clear();
    mother.unfold();
    mother.sleep(true);
    nest.lay(table.eggs(), true);
    line.say(context.texts('lucky-egg.invitation', { count: table.eggs() }));
  };
  const ask = (isBetTaken: boolean) => {
    // What was pressed is answered by now, or was not taken.
    const isBack = table.pressed() !== null;
    if (isBack) inputs.settle();
    if (isBack || (isBetTaken && table.isWarned())) inputs.hint();
  };

  return {
    follow() {
      const { phase, isBetTaken } = link.state();
      const isDeciding = phase === 'deciding';
      if (isDeciding) ask(isBetTaken);
      if (isBetTaken) table.setWarned(false);
      if (isDeciding && table.opened() === 0 && !table.isWarned()) inputs.hint();
      if ((phase === 'idle' || phase === 'waiting') && !table.isResting()) rest();
    },
    onFrame() {
      const { view: shown, phase } = link.state();
      const left = shown?.end === null ? link.millisLeft() : null;
      if (left === null) {
        const isDown = phase === 'settled' && shown?.end?.why === 'time';
        sun.rest(isDown);
        return forest.dusk(isDown ? 1 : 0.1, false);
      }
      const whole = table.sessionMs();
      sun.show(left, whole);
      forest.dusk(1 - left / whole, left <= LATE_MS);
    },
  };
};
