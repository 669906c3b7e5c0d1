import { trySend } from '#engine/canvas/stage/kit/trySend.ts';
import { throwHand } from './machine.ts';
import type { Room } from './room.ts';
import type { Hand } from './shapes.ts';
import { handName, promptFor } from './view/words.ts';

/** A hand may be chosen: the clock of this throw is the player's. */
export const openThrow = ({ kit, parts, table }: Room): void => {
  table.chosen = null;
  table.clock = 'throwMs';
  parts.line.say(promptFor(kit.context.texts, table.last, table.wins()));
  parts.desk.show(true);
};

/** The player's hand is in: it stays lit, and its arm can hardly wait. */
const hold = ({ parts, table }: Room, hand: Hand): void => {
  table.chosen = hand;
  parts.desk.choose(hand);
  parts.mine.hasten();
};

/** A hand was pressed. The machine takes none when its time is up: then nothing was chosen. */
export const choose = (room: Room, hand: Hand): void => {
  if (room.table.chosen === null && trySend(room.link, throwHand(hand))) hold(room, hand);
};

/** The player's hand is in, the opponent's is waited for. */
export const wait = (room: Room, hand: Hand): void => {
  const { kit, parts, table, text } = room;
  parts.desk.show(false);
  hold(room, hand);
  const name = table.rival;
  parts.line.say(text('waiting', { name }));
  room.say('chosen', { hand: handName(kit.context.texts, hand), name });
};
