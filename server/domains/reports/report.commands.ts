import { mkdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { numberArg } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { pictureKind } from '../../platform/pictures/picture.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import type { Store } from '../../platform/store/store.ts';
import { hangingLines, linesOf, terminalText } from '../../platform/terminal.ts';
import { closeReports } from './closing.ts';
import { findReport, listReports } from './reports.ts';

const Id = numberArg('A report');
const IdArgs = z.object({ id: Id });
const ANSWER_LENGTH = 300;
const Answer = z
  .string()
  .check(z.trim(), z.maxLength(ANSWER_LENGTH, `--answer: at most ${ANSWER_LENGTH} characters.`));

const NOTE_SHOWN = 60;
const shortened = (note: string): string => {
  const line = note.replaceAll(/\s+/g, ' ');
  return line.length > NOTE_SHOWN ? `${line.slice(0, NOTE_SHOWN)}…` : line || '-';
};

const reportOf = async ({ db }: Store, id: string) => {
  const found = await findReport(db, Number(id));
  if (!found) throw new CommandError(`There is no report ${id}.`);
  const { report, uid } = found;
  const { recording, picture, createdAt, closedAt, ...rest } = report;
  const data = {
    ...rest,
    id,
    uid,
    reported: createdAt.toISOString(),
    closed: closedAt?.toISOString() ?? null,
    recordingBytes: recording?.length ?? 0,
    pictureBytes: picture?.length ?? 0,
  };
  return { data, recording, picture };
};

export const reportCommands = {
  'report list': command({
    args: z.object({
      player: z.optional(z.string()),
      text: z.optional(z.string()),
      all: z.optional(z.boolean()),
    }),
    target: () => null,
    async run({ store }, { player, text, all = false }) {
      const playerId = player === undefined ? undefined : (await playerOf(store, player)).id;
      const rows = await listReports(store.db, { playerId, text, isAll: all });
      const data = rows.map(({ id, createdAt, ...rest }) => ({
        id: String(id),
        reported: createdAt.toISOString(),
        ...rest,
      }));
      const lines = inColumns(
        data.map(({ id, reported, uid, game, build, note, closedBy }) => [
          id,
          reported,
          uid,
          game,
          build ?? '-',
          shortened(note),
          ...(closedBy === null ? [] : [`Closed by ${closedBy}`]),
        ]),
      );
      return { data, lines };
    },
  }),

  'report show': command({
    args: IdArgs,
    target: () => null,
    async run({ store }, { id }) {
      const { data } = await reportOf(store, id);
      const lines = Object.entries(data).flatMap(([name, value]) =>
        hangingLines(`${name}: ${value ?? '-'}`),
      );
      return { data, lines };
    },
  }),

  'report export': command({
    args: z.extend(IdArgs, { folder: z.string() }),
    target: ({ id }) => id,
    async run({ store }, { id, folder }) {
      // The server that carries the command out has a folder of its own.
      if (!isAbsolute(folder)) throw new CommandError('Give the folder with its whole path.');
      const { data, recording, picture } = await reportOf(store, id);
      const made = await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => null);
      if (made === undefined) throw new CommandError(`${folder} is there already. Give a new one.`);
      if (made === null) throw new CommandError(`${folder} can't be made.`);
      const files: Record<string, Uint8Array | string> = {
        'report.json': terminalText(linesOf(JSON.stringify(data, null, 2))),
        ...(recording && { 'recording.json.gz': recording }),
        ...(picture && { [`picture.${pictureKind(picture)?.ending}`]: picture }),
      };
      for (const [name, content] of Object.entries(files))
        await writeFile(join(folder, name), content, { mode: 0o600, flag: 'wx' });
      const lines = Object.keys(files).map((name) => join(folder, name));
      return { data: { ...data, files: lines }, lines };
    },
  }),

  'report close': command({
    args: z.extend(IdArgs, { answer: z.optional(Answer) }),
    target: ({ id }) => id,
    async run({ store, clock, broadcast }, { id, answer = '' }, operator) {
      const closing = { operator, answer, now: clock.now() };
      const [change] = await store.transaction((tx) =>
        closeReports(tx, eq(reports.id, Number(id)), closing),
      );
      if (!change) throw new CommandError(`There is no open report ${id}. Nothing changed.`);
      broadcast(change.playerId, change);
      return { data: { id, answer }, lines: [`Report ${id}: closed. Its player has a message.`] };
    },
  }),
};
