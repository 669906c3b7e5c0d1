import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Telling } from '#engine/canvas/stage/kit/telling.ts';
import type { RpsLink } from './machine.ts';
import type { Parts } from './parts.ts';
import type { Table } from './table.ts';

/** What everyone at the scene has in hand. */
export interface Room {
  kit: Kit;
  link: RpsLink;
  parts: Parts;
  table: Table;
  telling: Telling;
  /** A text of this game, by what follows `rock-scissor-paper.` in its key. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Says what happened, by what follows `said.`, to those who do not see it. */
  say(what: string, values?: Readonly<Record<string, string | number>>): void;
}
