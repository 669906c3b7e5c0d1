import * as z from 'zod/mini';
import { numberArg } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { closeSuspicion, listSuspicions } from './suspicions.ts';

const Id = numberArg('A suspicion');
const noteText = 'Say what you found: --note "...", at most 300 characters.';
const Note = z
  .string(noteText)
  .check(z.trim(), z.minLength(1, noteText), z.maxLength(300, noteText));

export const suspicionCommands = {
  'suspicion list': command({
    args: z.object({ player: z.optional(z.string()), all: z.optional(z.boolean()) }),
    target: () => null,
    async run({ store }, { player, all = false }) {
      const playerId = player === undefined ? undefined : (await playerOf(store, player)).id;
      const rows = await listSuspicions(store.db, { playerId, isAll: all });
      const data = rows.map(({ uid, suspicion: { id, kind, day, seen, ...rest } }) => ({
        id: String(id),
        uid,
        kind,
        day,
        seen,
        closed: rest.closedAt?.toISOString() ?? null,
        closedBy: rest.closedBy,
        note: rest.note,
      }));
      const lines = inColumns(
        data.map(({ id, day, uid, kind, seen, closedBy, note }) => [
          id,
          day,
          uid,
          kind,
          seen,
          ...(closedBy === null ? [] : [`Closed by ${closedBy}: ${note}`]),
        ]),
      );
      return { data, lines };
    },
  }),

  'suspicion close': command({
    args: z.object({ id: Id, note: Note }),
    target: ({ id }) => id,
    async run({ store, clock }, { id, note }, operator) {
      const closing = { operator, note, now: clock.now() };
      const closed = await closeSuspicion(store.db, Number(id), closing);
      if (!closed) throw new CommandError(`There is no open suspicion ${id}. Nothing changed.`);
      return { data: { id, kind: closed.kind, note }, lines: [`Suspicion ${id}: closed.`] };
    },
  }),
};
