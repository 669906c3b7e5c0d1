import { createReadStream } from 'node:fs';
import { BackupError } from './backupError.ts';

// A backup is what `pg_dump --data-only` writes, between a first line that names it and a last one with
// the SHA-256 of all before. The tables themselves are made by the club's own migrations.

/** Takes the next part of a backup. */
export type Write = (part: string | Uint8Array) => Promise<void>;

export const FIRST_LINE = '-- Hornbill Club backup, format 1\n';
export const SEAL = '-- sha256 ';
/** Bytes of the last line. */
export const SEAL_BYTES = SEAL.length + 64 + 1;

/** Rows in PostgreSQL's text format for a table, or the statement that sets a sequence. */
export type Section =
  | { into: string; rows: AsyncIterable<Buffer<ArrayBuffer>> }
  | { setval: string };

const COPY = /^COPY ([\w."]+ \([\w", ]+\)) FROM stdin;\n$/;
const SETVAL = /^SELECT pg_catalog\.setval\('[\w."]+', \d+, (?:true|false)\);\n$/;
/** What pg_dump says to psql about the session; what a restore needs of it, it says itself. */
const OF_NO_CONCERN = /^(?:\n|--.*|SET .*|SELECT pg_catalog\.set_config\(.*|\\(?:un)?restrict .*)/;
const END_OF_ROWS = Buffer.from('\\.\n');
const NEWLINE = 10;
/** Bytes of rows handed on together. */
const BATCH = 1_000_000;

/** Lines, each with its newline. Rows stay bytes: no text of a player is decoded and encoded again. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

async function* rowsOf(
  lines: AsyncGenerator<Buffer, void>,
): AsyncGenerator<Buffer<ArrayBuffer>, void> {
  let batch: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const { value: line } = await lines.next();
    if (!line) throw new BackupError('The backup ends in the middle of a table.');
    const isOver = line.equals(END_OF_ROWS);
    if (!isOver) {
      batch.push(line);
      bytes += line.length;
    }
    if (bytes > 0 && (isOver || bytes >= BATCH)) {
      yield Buffer.concat(batch);
      batch = [];
      bytes = 0;
    }
    if (isOver) return;
  }
}

/**
 * What is in a backup, in its order; `size` is its bytes. The rows of each section must be read before the
 * next one. Throws `BackupError` at what no restore would understand.
 */
export async function* sectionsOf({
  path,
  size,
}: {
  path: string;
  size: number;
}): AsyncGenerator<Section, void> {
  const lines = linesOf(createReadStream(path, { end: size - SEAL_BYTES - 1 }));
  for (;;) {
    const { value } = await lines.next();
    if (!value) return;
    const line = value.toString();
    const [, into] = COPY.exec(line) ?? [];
    if (into) yield { into, rows: rowsOf(lines) };
    else if (SETVAL.test(line)) yield { setval: line };
    else if (!OF_NO_CONCERN.test(line))
      throw new BackupError(`The backup has a line no restore knows: ${line.trim().slice(0, 80)}`);
  }
}
