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
  expect(out).toMatch(
    /By inputs, entry (\d+) \(\1 of segment 1\) at \d+\.\d{3} s, in state "starting", after event xstate\.done\S+:/,
  );
  expect(out).toContain('differs   ms: recorded 7000, replayed 8000');
});

test('what was recorded is printed, numbered as in QA’s page', async () => {
  const { code, out } = await runTool('replay.ts', '--entries', join(folder, 'a.json'));
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(recording?.segments.flatMap(({ entries }) => entries).length ?? 0);
  expect(lines[0]).toMatch(/^ {4}1 {6}0\.000 {2}\{"kind":/);
});

/** A folder of files of all kinds: what each is called, and what is said of it. */
const mixed = () => {
  const batch = mkdtempSync(join(folder, 'batch-'));
  const saved = (name: string, content: string | Buffer) =>
    writeFileSync(join(batch, name), content);
  const text = JSON.stringify(recording);
  const events = Array.from({ length: 50_000 }, () => ({ kind: 'event', at: 0, event: {} }));
  const state = { kind: 'state', at: 0, status: 'active', value: 'idle', hash: null };
  const segment = { ...recording?.segments[0], entries: [...events, ...events.map(() => state)] };
  // A machine that is led astray.
  const begin = { value: 'nowhere', context: { queue: 7 } };
  const astray = [{ ...recording?.segments[0], begin }];
  saved('a.json.gz', gzipSync('['.repeat(3_000_000)));
  saved('b.json', JSON.stringify({ ...recording, version: 7 }));
  saved('c.json', 'hello');
  saved('d.json.gz', gzipSync(Buffer.alloc(30_000_000, ' ')));
  saved('e.json.gz', gzipSync(JSON.stringify({ ...recording, segments: [segment] })));
  saved('f.json', JSON.stringify({ ...recording, segments: astray }));
  saved('g.json', text);
  saved('h.json', '{"version":3,"sources":[],"mappings":""}');
  saved('i.json.gz', gzipSync(text).subarray(0, -200));
  saved('j.json', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'));
  saved('k.json', JSON.stringify({ ...recording, game: 'chess' }));
  return batch;
};

test('[replay] each file of a folder has its line, whatever is in it, and the last line counts', async () => {
  const batch = mixed();
  const { code, out, err } = await runTool('replay.ts', batch, 'no/such/file');
  expect([code, err]).toEqual([2, '']);
  const lines = out
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith(' '))
    .map((line) => line.replace(`${batch}/`, ''));
  const foreign = 'is another program’s file, and no recording of the club.';
  const much = 'holds more than any visit to a game, and is not opened.';
  expect(lines).toEqual([
    `a.json.gz ${foreign}`,
    'b.json is a recording of version 7, from a newer version of the club. This one reads version 2.',
    'c.json is neither gzip nor JSON, so it is no recording of the club.',
    `d.json.gz ${much}`,
    `e.json.gz ${much}`,
    'f.json: NOT the same.',
    expect.stringMatching(/^g\.json: the same\. \d+ events/),
    `h.json ${foreign}`,
    'i.json.gz can’t be unpacked: it was cut off or damaged on the way.',
    `j.json ${foreign}`,
    "k.json: 'chess' is no game of the club",
    'no/such/file does not exist',
    '12 files: 1 passed, 1 failed, 10 not replayed.',
  ]);
});

test('[replay] --json is a line for each file and nothing else', async () => {
  const batch = mixed();
  const { code, out, err } = await runTool('replay.ts', '--json', batch, 'no/such/file');
  expect([code, err]).toEqual([2, '']);
  const told = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told.map(({ outcome, fault }) => fault ?? outcome)).toEqual([
    'foreign',
    'newer',
    'noJson',
    'tooMuch',
    'tooMuch',
    'failed',
    'passed',
    'foreign',
    'damaged',
    'foreign',
    'noGame',
    'noFile',
  ]);
  expect(told[0]).toEqual({
    file: join(batch, 'a.json.gz'),
    outcome: 'unreplayed',
    fault: 'foreign',
    text: expect.stringContaining('a.json.gz is another'),
  });
  expect(told[5]).toMatchObject({
    divergence: {
      driver: 'events',
      segment: 0,
      index: 0,
      entry: 1,
      state: 'nowhere',
      actual: null,
    },
    unfair: [],
  });
  expect(told[6]).toMatchObject({ divergence: null, events: expect.any(Number) });
});

test('[replay] what a terminal would obey of a name or a note stands in --json escaped, as JSON has it', async () => {
  const note = 'x\u009b31m\u202e\u001b]0;y';
  const what = { kind: 'state', name: null };
  const assertions = [{ kind: 'comes', segment: 0, index: 0, what, until: null, note }];
  const file = join(folder, 'n\u009b\u202e.json');
  writeFileSync(file, JSON.stringify({ ...recording, assertions }));
  const { out } = await runTool('replay.ts', '--json', file);
  expect(out).toMatch(/^[ -~]+\n$/);
  expect(JSON.parse(out)).toMatchObject({ file, assertions: [{ note }] });
});

test('of recordings of which nothing seen is kept none can be compared', async () => {
  const { code, err } = await runTool('replay.ts', '--pixels', join(folder, 'a.json'));
  expect([code, err]).toEqual([2, 'Nothing seen is kept of these: --keep keeps it\n']);
});
