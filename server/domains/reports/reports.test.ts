import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { dayOf, dayStartAfter } from '#contract/day.ts';
import { InboxAnswer } from '#contract/inbox.ts';
import { LANGUAGES } from '#contract/languages.ts';
import {
  QaReportAnswer,
  QaReportsAnswer,
  qaReportPath,
  qaReportsPath,
  REPORT_FILE_BYTES,
  reportsPath,
} from '#contract/reports.ts';
import { LoginAnswer } from '#contract/session.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { postReport, reportBody } from './testReport.ts';

const RECORDING = readFileSync('tests/recordings/fto/leaving.json.gz');
const PICTURE = readFileSync('assets/demo/promo-1.webp');

oneStore('reports of problems', (store) => {
  let club: TestApp;
  let token: string;
  let other: string;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
    token = await registerPlayer(club, 'Kenyalang1', '+60123456781');
    other = await registerPlayer(club, 'Helang2', '+60123456782');
  });
  afterAll(() => club.close());

  const body = reportBody;
  const sent = (what: object, files: Record<string, Uint8Array>, by = token) =>
    postReport(club, what, files, by);
  const files = { recording: RECORDING, picture: PICTURE };
  const kept = () => store().db.select().from(reports);
  const broadcasts: [number, unknown][] = [];
  const operator = (name: string, args: object) =>
    runCommand(
      {
        ...club.deps,
        broadcast: (...change) => void broadcasts.push(change),
        drop: () => {},
      },
      name,
      args,
      'siti',
    );

  test('a report is kept once, whole; the same request with another body is refused', async () => {
    const before = (await kept()).length;
    const report = body();
    const first = await sent(report, files);
    expect(first).toEqual({ status: 200, body: { id: expect.stringMatching(/^\d+$/) } });
    expect(await sent(report, files)).toEqual(first);
    for (const [what, beside] of [
      [{ ...report, note: 'Something else' }, files],
      [{ ...report, game: 'lucky-egg' }, files],
      [report, { picture: PICTURE }],
      [report, {}],
    ] as const)
      expect(await sent(what, beside)).toMatchObject({
        status: 409,
        body: { message: 'msg.requestMismatch', typ: 'report' },
      });
    const rows = (await kept()).slice(before);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      game: 'fto',
      note: 'The clock stood still 犀鸟',
      closedAt: null,
      build: JSON.parse(gunzipSync(RECORDING).toString()).build,
    });
    expect(Buffer.compare(Buffer.from(rows[0]?.recording ?? []), RECORDING)).toBe(0);
    expect(Buffer.compare(Buffer.from(rows[0]?.picture ?? []), PICTURE)).toBe(0);
  });

  test('a note alone will do, also as plain eData', async () => {
    expect(await sent(body({ note: '' }), {})).toMatchObject({ status: 200 });
    expect((await club.post(reportsPath, body(), token)).statusCode).toBe(200);
  });

  const entriesOf = (many: number) => {
    const whole = JSON.parse(gunzipSync(RECORDING).toString());
    const entries = Array.from({ length: many }, () => ({ kind: 'coins', at: 0 }));
    return gzipSync(JSON.stringify({ ...whole, segments: [{ ...whole.segments[0], entries }] }));
  };
  const bomb = gzipSync(Buffer.alloc(30_000_000, ' '));
  interface Wrong {
    name: string;
    more?: object;
    beside?: Record<string, Uint8Array>;
    status: number;
    said: object;
  }
  const noRecording = { status: 400, said: { message: 'msg.invalidRequest', field: 'recording' } };
  const wrong: Wrong[] = [
    { name: 'no gzip', beside: { recording: Buffer.from('{}') }, ...noRecording },
    { name: 'no recording', beside: { recording: gzipSync('{"version":2}') }, ...noRecording },
    { name: 'no JSON', beside: { recording: gzipSync('hello') }, ...noRecording },
    { name: 'cut off', beside: { recording: RECORDING.subarray(0, 500) }, ...noRecording },
    { name: 'far bigger unpacked', beside: { recording: bomb }, ...noRecording },
    { name: 'nested deep', beside: { recording: gzipSync('['.repeat(3_000_000)) }, ...noRecording },
    { name: 'of 200,000 entries', beside: { recording: entriesOf(200_000) }, ...noRecording },
    {
      name: 'a picture that is none',
      beside: { picture: Buffer.from('<svg/>') },
      status: 415,
      said: { message: 'msg.formatNotSupported', field: 'picture' },
    },
    {
      name: 'a file nobody asks for',
      beside: { film: PICTURE },
      status: 400,
      said: { message: 'msg.invalidRequest' },
    },
    {
      name: 'a file that is too big',
      beside: { picture: Buffer.alloc(REPORT_FILE_BYTES + 1, PICTURE) },
      status: 413,
      said: { typ: 'report' },
    },
    { name: 'another game', more: { game: 'poker' }, status: 400, said: { field: 'game' } },
    { name: 'a long note', more: { note: 'a'.repeat(1001) }, status: 400, said: { field: 'note' } },
  ];
  test.each(wrong)('$name is refused, and nothing is kept', async (it) => {
    const before = (await kept()).length;
    const answer = await sent(body(it.more), it.beside ?? {}, other);
    expect(answer).toMatchObject({ status: it.status, body: it.said });
    expect(await kept()).toHaveLength(before);
  });

  test('while a recording is read others are answered; all players together have a budget', async () => {
    const order: string[] = [];
    const big = entriesOf(20_000);
    await Promise.all([
      sent(body(), { recording: big }, other).then(() => order.push('report')),
      (async () => {
        for (let nth = 0; nth < 5; nth += 1) await club.app.inject('/healthz');
        order.push('five others');
      })(),
    ]);
    expect(order).toEqual(['five others', 'report']);
    const used: Promise<unknown>[] = [];
    for (let nth = 0; nth < 400; nth += 1) used.push(club.deps.limits.take('reportClub', 'all'));
    await Promise.allSettled(used);
    expect(await sent(body(), files, other)).toMatchObject({
      status: 429,
      body: { message: 'msg.tooFrequent', typ: 'report', seconds: expect.any(Number) },
    });
    await club.deps.limits.forgive('reportClub', 'all');
  });

  test('a visitor is sent to the login, and twenty a day are enough', async () => {
    expect(await sent(body(), {}, 'nobody')).toMatchObject({ status: 401 });
    const keen = await registerPlayer(club, 'Kancil3', '+60123456783');
    for (let i = 0; i < 20; i += 1)
      expect(await sent(body(), {}, keen)).toMatchObject({ status: 200 });
    expect(await sent(body(), {}, keen)).toMatchObject({ status: 429 });
  });

  test('QA alone reads them: found by number, player, version and words, opened whole', async () => {
    const mine = await registerPlayer(club, 'Pipit5', '+60123456785');
    const { id } = (await sent(body({ note: 'The 100% bridge' }), files, mine)).body;
    await registerPlayer(club, 'Semak6', '+60123456786');
    await operator('player role', { uid: 'Semak6', role: 'qa' });
    const login = await club.post('login', { uid: 'Semak6', password: 'secret12' });
    expect(login.json()).toMatchObject({ role: 'qa', uid: 'Semak6' });
    const { token: qa } = LoginAnswer.parse(login.json());

    const find = async (query: string) => {
      const answer = await club.get(`${qaReportsPath}?${query}`, qa);
      return QaReportsAnswer.parse(answer.json()).reports.map((report) => report.id);
    };
    const { build } = JSON.parse(gunzipSync(RECORDING).toString());
    expect((await find(''))[0]).toBe(id);
    expect(await find('text=pipit5')).toEqual([id]);
    expect(await find('text=100%25 BRIDGE')).toEqual([id]);
    expect(await find(`text=${build}`)).toContain(id);
    expect(await find(`text=${id}`)).toContain(id);
    expect(await find('text=pipit5&game=squidgame')).toEqual([]);
    expect(await find(`text=pipit5&before=${id}`)).toEqual([]);
    const today = dayOf(club.deps.clock.now());
    const [yesterday, tomorrow] = [-1, 1].map((days) =>
      dayOf(dayStartAfter(club.deps.clock.now(), days)),
    );
    for (const days of [`from=${today}`, `to=${today}`, `from=${yesterday}&to=${tomorrow}`])
      expect(await find(`text=pipit5&${days}`)).toEqual([id]);
    for (const days of [`from=${tomorrow}`, `to=${yesterday}`])
      expect(await find(`text=pipit5&${days}`)).toEqual([]);
    for (const days of ['from=2026-02-30', 'to=today'])
      expect((await club.get(`${qaReportsPath}?${days}`, qa)).statusCode).toBe(400);
    const opened = QaReportAnswer.parse((await club.get(qaReportPath(id), qa)).json());
    expect(Buffer.from(opened.recording ?? '', 'base64').equals(RECORDING)).toBe(true);
    expect(opened.picture).toMatch(/^data:image\/webp;base64,/);
    await operator('report close', { id });
    expect(await find('text=pipit5')).toEqual([]);
    expect(await find('text=pipit5&all=1')).toEqual([id]);
    expect((await club.get(qaReportPath('999999'), qa)).statusCode).toBe(404);

    for (const path of [qaReportsPath, qaReportPath(id)]) {
      const refused = await club.get(path, mine);
      expect([refused.statusCode, refused.json().message]).toEqual([403, 'msg.invalidRole']);
      expect((await club.get(path)).statusCode).toBe(401);
    }
    // And the other way round: QA is no player, by no way.
    expect((await club.get('player', qa)).json()).toMatchObject({ message: 'msg.invalidRole' });
    const byToken = await club.post('player/login', { token: qa });
    expect([byToken.statusCode, byToken.json().message]).toEqual([403, 'msg.invalidRole']);
  });

  test('the operator lists, exports and closes it; its player reads so in three languages', async () => {
    const mine = await registerPlayer(club, 'Murai4', '+60123456784');
    const note = `It froze.\n${'The second step was not counted. '.repeat(4)}`;
    const { id } = (await sent(body({ note }), files, mine)).body;
    const listed = await operator('report list', { player: 'murai4' });
    expect(listed.lines).toHaveLength(1);
    expect(listed.lines[0]).toMatch(
      new RegExp(`^${id} .*Murai4 .*fto .*It froze. The second .*…$`),
    );
    expect((await operator('report list', { text: 'NOT counted' })).data).toHaveLength(1);
    expect((await operator('report list', { text: 'thrice' })).lines).toEqual(['There are none.']);
    const shown = (await operator('report show', { id })).lines.join('\n');
    // Its own lines stand further in than ours.
    expect(shown).toContain(`note: ${note.trim().replace('\n', '\n  ')}`);

    const parent = mkdtempSync(join(tmpdir(), 'report-'));
    onTestFinished(() => rmSync(parent, { recursive: true }));
    const folder = join(parent, 'new');
    await operator('report export', { id, folder });
    expect(readdirSync(folder)).toEqual(['picture.webp', 'recording.json.gz', 'report.json']);
    expect(readFileSync(join(folder, 'recording.json.gz')).equals(RECORDING)).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toMatchObject({
      id,
      uid: 'Murai4',
      game: 'fto',
      note: note.trim(),
      closed: null,
      recordingBytes: RECORDING.length,
      pictureBytes: PICTURE.length,
    });
    await expect(operator('report export', { id, folder })).rejects.toThrow('is there already');
    await expect(operator('report export', { id, folder: 'here' })).rejects.toThrow('whole path');

    await operator('report close', { id, answer: 'Your coins are right.' });
    await expect(operator('report close', { id })).rejects.toThrow(
      `There is no open report ${id}.`,
    );
    expect(broadcasts.at(-1)?.[1]).toMatchObject({ topic: 'inbox' });
    const [message] = InboxAnswer.parse((await club.get('inbox', mine)).json()).messages;
    for (const language of LANGUAGES) {
      expect(message?.payload.title?.[language]).toContain(id);
      expect(message?.payload.desc?.[language]).toContain('Your coins are right.');
    }
    expect((await operator('report list', { player: 'murai4' })).lines).toEqual([
      'There are none.',
    ]);
    const all = await operator('report list', { player: 'murai4', all: true });
    expect(all.lines[0]).toContain('Closed by siti');
    await expect(operator('report show', { id: '999999' })).rejects.toThrow('There is no report');
  });
});
