import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { AnyMake } from '#engine/replay/byInputs.ts';
import { createLink } from '#games/spin-wheel/machine.ts';
import { sessionBy } from '#games/testSession.ts';
import { runTool } from './testCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const replayed = (file: string) => runTool('replay.ts', file);

const [recording] = await sessionBy({
  ...{ game: 'spin-wheel', make: createLink as AnyMake },
  ...{ session: 1, pages: 1 },
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

test('what is no recording is named in a line', async () => {
  writeFileSync(join(folder, 'c.json'), '{"version":7}');
  const bad = await replayed(join(folder, 'c.json'));
  expect([bad.code, bad.err]).toEqual([2, `${join(folder, 'c.json')} is no recording of play\n`]);
  expect((await replayed('no/such/file')).code).toBe(2);
});

test('of recordings of which nothing seen is kept none can be compared', async () => {
  const { code, err } = await runTool('replay.ts', '--pixels', join(folder, 'a.json'));
  expect([code, err]).toEqual([2, 'Nothing seen is kept of these: --keep keeps it\n']);
});
