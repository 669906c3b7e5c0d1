import type { FtoInputs } from './inputs.ts';
import type { FtoLink } from './machine.ts';
import type { FtoParts } from './parts.ts';
import type { FtoTable } from './table.ts';

/** Shows the phases in which nothing is played, and each frame what time it is. */
export const createPhases = (
  { board, hud, lobby, summary, timer, kopitiam }: FtoParts,
  link: FtoLink,
  table: FtoTable,
  inputs: FtoInputs,
) => ({
  follow() {
    const { phase, nextAt, offset } = link.state();
    if (phase === 'deciding' && table.picked() !== null) {
      inputs.settle();
      board.setOpen(true);
    }
    if (phase === 'idle') {
      summary.close();
      board.clear();
      table.begin(null);
      hud.progress([], 0, null);
      hud.say('');
      lobby.invite(table.coinsPerRight() > 0);
    }
    if (phase === 'waiting' && nextAt !== null) {
      hud.progress([], 0, null);
      lobby.closed(nextAt - offset);
    }
  },
  onFrame() {
    const question = table.question();
    const own = question?.timeMs ?? 1;
    const running = question ? link.millisLeft() : null;
    // It stands until all cards lie open, and at its end none can be picked any more.
    const left = running === null || table.isFaceUp() ? running : own;
    if (left === 0) board.setOpen(false);
    timer.show(left, own);
    kopitiam.oil(left === null ? 1 : Math.min(1, left / own));
  },
});
