import { createReadStream } from 'node:fs';
import { BackupError } from '../../platform/store/backupError.ts';

// A backup is what `pg_dump --data-only` writes, between a first line that names it and its key, and a last
// one with the HMAC of all before. The tables themselves are made by the club's own migrations.

/** Rows in PostgreSQL's text format for a table and its columns, or where a sequence stands. */
export type Section =
  | { into: string; rows: AsyncIterable<Buffer<ArrayBuffer>> }
  | { sequence: string; value: string; isCalled: boolean };

const COPY = /^COPY ([\w."]+ \([\w", ]+\)) FROM stdin;\n$/;
const SETVAL = /^SELECT pg_catalog\.setval\('([\w."]+)', (\d{1,19}), (true|false)\);\n$/;
/** What pg_dump says to psql about the session; what a restore needs of it, it says itself. */
const OF_NO_CONCERN = /^(?:\n|--.*|SET .*|SELECT pg_catalog\.set_config\(.*|\\(?:un)?restrict .*)/;
const END_OF_ROWS = Buffer.from('\\.\n');
const NEWLINE = 10;
/** Bytes of rows handed on together. */
const BATCH = 1_000_000;
/** Bytes of a line: a report's recording and picture, of 1 MB each, take 4 MB as text. */
export const LINE_BYTES = 16_000_000;

/** Lines, each with its newline. Rows stay bytes: no text of a player is decoded and encoded again. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
      rest = [];
      bytes = 0;
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes > LINE_BYTES)
      throw new BackupError('The backup has a line that is longer than any of the club.');
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

/** All of a backup but its last line; `size` is the bytes of that. */
export const bodyOf = ({ path, size }: { path: string; size: number }): AsyncIterable<Buffer> =>
  createReadStream(path, { end: size - 1 });

/**
 * What is in the body of a backup, in its order. The rows of each section must be read before the
 * next one. Throws `BackupError` at what no restore would understand.
 */
export async function* sectionsOf(body: AsyncIterable<Buffer>): AsyncGenerator<Section, void> {
  const lines = linesOf(body);
  for (;;) {
    const { value } = await lines.next();
    if (!value) return;
    const line = value.toString();
    const [, into] = COPY.exec(line) ?? [];
    const [, sequence, position = '', called] = SETVAL.exec(line) ?? [];
    if (into) yield { into, rows: rowsOf(lines) };
    else if (sequence) yield { sequence, value: position, isCalled: called === 'true' };
    else if (!OF_NO_CONCERN.test(line))
      throw new BackupError(`The backup has a line no restore knows: ${line.trim().slice(0, 80)}`);
  }
}
