import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { sessionBy } from '#games/replay/testSession.ts';
import { createLink } from '#games/spin-wheel/machine.ts';
import { runTool } from './testCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const replayed = (file: string) => runTool('replay.ts', file);

const [recording] = await sessionBy({
  game: 'spin-wheel',
  make: createLink as AnyMake,
  session: 1,
  pages: 1,
});

test('[replay] npm run replay reads recordings, gzipped or not, and folders of them', async () => {
  writeFileSync(join(folder, 'a.json'), JSON.stringify(recording));
  writeFileSync(join(folder, 'b.json.gz'), gzipSync(JSON.stringify(recording)));
  const { code, out } = await replayed(folder);
  expect(code).toBe(0);
  expect(out).toMatch(/a\.json: the same\..*\n(.*\n)*.*b\.json\.gz: the same\./);
});

test('a recording that departs ends in exit code 1, with what was recorded and what was replayed', async () => {
  const text = JSON.stringify(recording).replace(
    '"ms":8000,"owner":"load"',
    '"ms":7000,"owner":"load"',
  );
  writeFileSync(join(folder, 'other.json'), text);
  const { code, out } = await replayed(join(folder, 'other.json'));
  expect(code).toBe(1);
  expect(out).toMatch(/NOT the same[\s\S]*recorded .*"ms":7000[\s\S]*replayed .*"ms":8000/);
});

test('what was recorded is printed, numbered as in QA’s page', async () => {
  const { code, out } = await runTool('replay.ts', '--entries', join(folder, 'a.json'));
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(recording?.segments.flatMap(({ entries }) => entries).length ?? 0);
  expect(lines[0]).toMatch(/^ {4}1 {6}0\.000 {2}\{"kind":/);
});

test('one that is none is named in a line and ends none of the others; a newer one is told from it', async () => {
  const batch = mkdtempSync(join(folder, 'batch-'));
  const saved = (name: string, content: string | Buffer) =>
    writeFileSync(join(batch, name), content);
  saved('a.json.gz', gzipSync('['.repeat(3_000_000)));
  saved('b.json', '{"version":7}');
  saved('c.json', 'hello');
  saved('d.json.gz', gzipSync(Buffer.alloc(30_000_000, ' ')));
  const events = Array.from({ length: 50_000 }, () => ({ kind: 'event', at: 0, event: {} }));
  const state = { kind: 'state', at: 0, status: 'active', value: 'idle', hash: null };
  const segment = { ...recording?.segments[0], entries: [...events, ...events.map(() => state)] };
  saved('e.json.gz', gzipSync(JSON.stringify({ ...recording, segments: [segment] })));
  // A machine that is led astray.
  const begin = { value: 'nowhere', context: { queue: 7 } };
  saved(
    'f.json',
    JSON.stringify({ ...recording, segments: [{ ...recording?.segments[0], begin }] }),
  );
  saved('g.json', JSON.stringify(recording));
  const { code, out, err } = await replayed(batch);
  expect(code).toBe(2);
  expect(
    err
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(`${batch}/`, '')),
  ).toEqual([
    'a.json.gz is no recording of play: it holds more than any visit',
    'b.json was recorded by a newer version of the club: replay it there',
    'c.json is no recording of play',
    'd.json.gz is no recording of play',
    'e.json.gz is no recording of play: it holds more than any visit',
  ]);
  expect(out).toMatch(/f\.json: NOT the same[\s\S]*g\.json: the same/);
  expect((await replayed('no/such/file')).code).toBe(2);
});

test('of recordings of which nothing seen is kept none can be compared', async () => {
  const { code, err } = await runTool('replay.ts', '--pixels', join(folder, 'a.json'));
  expect([code, err]).toEqual([2, 'Nothing seen is kept of these: --keep keeps it\n']);
});
