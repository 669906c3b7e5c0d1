import { UNIT } from '#engine/core/rules/rules.ts';
import { enter, open, release, tell } from './inputs.ts';
import type { Room } from './room.ts';
import { lay } from './setting.ts';
import { multipliersOf } from './table.ts';
import { panelsOf } from './tuning.ts';

/** Nothing is played: the bridge of the next round, and what it promises. */
const rest = (room: Room): void => {
  const { table, parts, text } = room;
  const wasIdle = table.mode === 'idle';
  if (!wasIdle) enter(room, 'idle');
  const tuning = table.tuning();
  if (!tuning || (wasIdle && multipliersOf(table) === table.multipliers)) return;
  table.build(panelsOf(tuning));
  lay(room, []);
  parts.world.figure.wait();
  parts.world.dim(1);
  const { panels, multipliers } = table;
  const times = Math.floor((multipliers.at(-1) ?? 0) / UNIT);
  parts.invitation.show(text('idle', { steps: panels.length, times }));
};

/** Shows the phases in which nothing is told. */
export const showPhase = (room: Room): void => {
  const { link, table } = room;
  const { phase } = link.state();
  if (table.mode === 'round') {
    const isDeciding = phase === 'deciding';
    if (isDeciding) release(room);
    open(room, isDeciding);
    tell(room, isDeciding ? null : table.told);
  }
  if (phase === 'idle' || phase === 'resumable') rest(room);
  if (phase === 'settled') table.isSent = false;
};
