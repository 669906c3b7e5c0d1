import type { Ending } from '#engine/canvas/stage/kit/endBoard.ts';
import { joyOfWin } from '#engine/canvas/stage/kit/joy.ts';
import type { Room } from './room.ts';
import type { SquidEnd } from './shapes.ts';
import { multipliersOf } from './table.ts';
import { paneMiddle } from './view/space.ts';
import { panesAt, type Trace } from './view/span.ts';
import { endingOf } from './view/words.ts';

/** The bridge, the rope and the player as a path of steps leaves them. */
export const lay = ({ kit, parts, table }: Room, path: readonly Trace[]): void => {
  const { act } = kit;
  // Whatever of the last round is still in the air comes down now.
  if (!act.isSkipping()) {
    act.skip();
    act.unskip();
  }
  table.path = path;
  table.multipliers = multipliersOf(table);
  const { ladder, world } = parts;
  const at = table.crossed();
  const last = path[at - 1];
  ladder.set(table.multipliers);
  ladder.trace(path);
  ladder.stand(at);
  world.bridge.set(table);
  world.figure.stand(at, last ? paneMiddle(panesAt(table, at), last.panel) : 0);
  world.camera(at);
  world.rejoice(0);
  world.bridge.mend();
  world.shatter.clear();
};

/** The words of a round's end. */
export const endingWords = ({ kit, table }: Room, end: SquidEnd): Ending => {
  const { panels, path } = table;
  const told = { end, bet: table.bet(), panels, path, joy: joyOfWin(end.multiplier) };
  return endingOf(kit.context.texts, told);
};
