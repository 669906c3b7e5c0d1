import { type FtoLink, pick, start } from './machine.ts';
import type { FtoParts } from './parts.ts';
import { SOUNDS } from './sounds.ts';
import type { FtoTable } from './table.ts';

/** What the player does: opens a round, and picks cards. */
export interface FtoInputs {
  start(): void;
  pick(cell: number): void;
  /** What was picked is answered, or was not taken. */
  settle(): void;
}

export const createInputs = (
  { context, board, lobby, hud }: FtoParts,
  link: FtoLink,
  table: FtoTable,
): FtoInputs => ({
  start() {
    link.send(start);
    lobby.close();
    hud.progress([], table.of(), null);
  },
  pick(cell) {
    const question = table.question();
    if (!question || !table.mayPick()) return;
    const before = link.state();
    context.audio.effect(SOUNDS.pick, { x: board.middle(cell).x });
    link.send(pick(question.question, cell));
    // The machine takes no pick when its time is up: then nothing was picked.
    if (link.state() === before) return;
    table.pick(cell);
    board.setOpen(false);
    board.card(cell)?.breathe(true);
  },
  settle() {
    const cell = table.picked();
    if (cell !== null) board.card(cell)?.breathe(false);
    table.unpick();
  },
});
