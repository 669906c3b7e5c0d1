import { type TakeText, takeTextOf } from '#engine/canvas/stage/kit/takeText.ts';
import { trySend } from '#engine/canvas/stage/kit/trySend.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { stepOn, take } from './machine.ts';
import type { Room } from './room.ts';
import { SOUNDS } from './sounds.ts';
import type { Table } from './table.ts';
import { paneMiddle } from './view/space.ts';
import { panesAt } from './view/span.ts';

/** What is pressed is put over the next row, wherever that is now. */
export const placePanels = ({ parts, table }: Room): void => {
  if (table.mode !== 'round') return;
  const step = table.crossed() + 1;
  // Behind the last step nothing is chosen; its panels stay where the keyboard is until the round is over.
  parts.panels.show(panesAt(table, Math.min(step, table.panels.length)));
  parts.panels.place(step);
};

/** The desk and the board of another mode; nothing can be pressed yet. */
export const enter = (room: Room, mode: Table['mode']): void => {
  const { plaque, shade, panels, button, invitation, board } = room.parts;
  const isRound = mode === 'round';
  room.table.mode = mode;
  plaque.show(isRound);
  shade.desk(isRound);
  // Panels first, then what takes: in this order Tab finds them.
  if (!isRound) panels.show(0);
  placePanels(room);
  button.show(isRound);
  if (mode !== 'idle') invitation.hide();
  if (mode !== 'over') board.close();
  open(room, false);
};

/** Whether a panel of the next row may be chosen, or the multiplier taken. */
export const open = (room: Room, isOpen: boolean): void => {
  const { world, panels, button } = room.parts;
  world.bridge.open(isOpen);
  panels.open(isOpen);
  button.open(isOpen);
  if (!isOpen) return;
  placePanels(room);
  panels.invite();
};

/** The desk says what is the case: what is told now, or else what the machine is at. */
export const tell = ({ link, parts, table }: Room, told: TakeText | null): void => {
  table.told = told;
  parts.button.tell(takeTextOf(link.state().phase, told, table.worth));
};

/** What taking pays from now on, a multiplier. */
export const offer = ({ parts, table }: Room, multiplier: number): void => {
  table.worth = payoutOf(table.bet(), multiplier);
  parts.button.worth(table.bet(), multiplier);
};

const send = ({ link, table }: Room, input: RoundInput): boolean => {
  if (link.state().phase !== 'deciding' || table.isSent) return false;
  table.isSent = trySend(link, input);
  return table.isSent;
};

/** A panel of the next row was pressed. */
export const choose = (room: Room, pane: number): void => {
  const { table } = room;
  const { bridge, figure } = room.parts.world;
  const isSent = send(room, stepOn(pane));
  bridge.press(isSent ? pane : null);
  if (!isSent) return;
  open(room, false);
  tell(room, 'leaping');
  figure.aim(paneMiddle(panesAt(table, table.crossed() + 1), pane));
};

/** The button that takes was pressed. */
export const lock = (room: Room): void => {
  if (!send(room, take)) return;
  room.kit.context.audio.effect(SOUNDS.take);
  open(room, false);
  tell(room, 'taking');
};

/** The server has answered, or would not: what was chosen is let go. */
export const release = ({ parts, table }: Room): void => {
  table.isSent = false;
  parts.world.bridge.press(null);
  parts.world.figure.aim(null);
};
