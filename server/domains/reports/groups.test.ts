import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InboxAnswer } from '#contract/inbox.ts';
import type { Entry } from '#contract/recording.ts';
import {
  GROUP_NOTE_LENGTH,
  ReportGroupsAnswer,
  reportGroupPath,
  reportGroupsPath,
} from '#contract/reportGroups.ts';
import { QaReportsAnswer, qaReportPath, qaReportsPath } from '#contract/reports.ts';
import { LoginAnswer } from '#contract/session.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { postReport, reportBody } from './testReport.ts';

const RECORDING = JSON.parse(
  gunzipSync(readFileSync('tests/recordings/fto/leaving.json.gz')).toString(),
);
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** A visit of that version which ended so. */
const recordingOf = (build: string, ...entries: Entry[]) =>
  gzipSync(
    JSON.stringify({ ...RECORDING, build, segments: [{ ...RECORDING.segments[0], entries }] }),
  );
const state = (value: unknown): Entry => ({
  kind: 'state',
  at: 1,
  status: 'active',
  value,
  hash: null,
});
const fault = (error: string): Entry => ({ kind: 'fault', at: 1, error });

oneStore('reports by what they share', (store) => {
  let club: TestApp;
  let ani: string;
  let budi: string;
  let qa: string;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
    ani = await registerPlayer(club, 'Pemain21', '+60123456721');
    budi = await registerPlayer(club, 'Pemain22', '+60123456722');
    await registerPlayer(club, 'Semak22', '+60123456723');
    const by = { ...club.deps, broadcast: () => {}, drop: () => {} };
    await runCommand(by, 'player role', { uid: 'Semak22', role: 'qa' }, 'siti');
    const login = await club.post('login', { uid: 'Semak22', password: 'secret12' });
    qa = LoginAnswer.parse(login.json()).token;
  });
  afterAll(() => club.close());

  const report = async (recording: Uint8Array, token = ani) => {
    const { body } = await postReport(club, reportBody(), { recording }, token, ANDROID);
    return String(body.id);
  };
  const groups = async (query = '') =>
    ReportGroupsAnswer.parse((await club.get(reportGroupsPath + query, qa)).json()).groups;
  const groupOf = async (error: string) => {
    const group = (await groups('?all=1')).find((each) => each.error === error);
    if (!group) throw new Error(`no group of ${error}`);
    return group;
  };
  const put = (id: string, version: number, more: object = {}, token = qa) =>
    club.put(
      reportGroupPath(id),
      { version, assignee: '', note: '', isClosed: false, mendedIn: '', ...more },
      token,
    );

  test('those of one state and error are one, whatever figures and whoever reported them', async () => {
    const first = await report(recordingOf('5.5.1', state('asking'), fault('no texture 12')));
    const second = await report(
      recordingOf('5.5.2', fault('another'), state('idle'), fault('no texture 7'), state('asking')),
      budi,
    );
    const other = await report(recordingOf('5.5.2', state('idle'), fault('no texture 7')));
    expect(await groupOf('no texture #')).toMatchObject({ state: 'idle', reports: 1 });
    const [, group] = (await groups()).filter(({ error }) => error === 'no texture #');
    expect(group).toMatchObject({
      game: 'fto',
      state: 'asking',
      reports: 2,
      players: 2,
      builds: ['5.5.1', '5.5.2'],
      devices: ['Chrome, Android'],
      assignee: '',
      isClosed: false,
      isBack: false,
      version: 1,
    });
    const listed = await club.get(`${qaReportsPath}?group=${group?.id}`, qa);
    const ids = QaReportsAnswer.parse(listed.json()).reports.map(({ id }) => id);
    expect(ids).toEqual([second, first]);
    expect(ids).not.toContain(other);
    expect(await groups('?game=squidgame')).toEqual([]);
  });

  test('a console’s error and a failed request tell it as well; without a recording there is neither', async () => {
    await report(
      recordingOf(
        '5.5.1',
        { kind: 'said', at: 1, level: 'error', text: 'x is no function' },
        { kind: 'said', at: 2, level: 'warning', text: 'slow' },
      ),
    );
    expect(await groupOf('x is no function')).toMatchObject({ state: '' });
    const failed = {
      method: 'POST',
      path: '/rounds/7/move',
      status: 500,
      message: 'msg.systemError',
    };
    await report(recordingOf('5.5.1', { kind: 'request', at: 1, ...failed }));
    await groupOf('POST /rounds/#/move: # msg.systemError');
    const lost = { ...failed, status: 0, message: 'msg.internalServerError' };
    await report(recordingOf('5.5.1', { kind: 'request', at: 1, ...lost }));
    await groupOf('POST /rounds/#/move: network');
    await postReport(club, reportBody({ game: 'lucky-egg' }), {}, ani);
    expect(await groupOf('')).toMatchObject({ game: 'lucky-egg', state: '', builds: [] });
  });

  test('without an error nothing joins reports: each is closed alone, and its player told alone', async () => {
    const [glass, slow] = [
      await report(recordingOf('5.5.1', state('presenting'))),
      await report(recordingOf('5.5.1', state('presenting')), budi),
    ];
    const opened = async (id: string) => (await club.get(qaReportPath(id), qa)).json();
    const [{ group: first }, { group: second }] = [await opened(glass), await opened(slow)];
    expect(first).not.toBe(second);
    const [group] = await groups(`?all=1&id=${first}`);
    expect(group).toMatchObject({
      id: first,
      error: '',
      reports: 1,
      waiting: 1,
      said: 'The clock stood still 犀鸟',
    });
    await put(first, 1, { isClosed: true });
    expect(await groups(`?all=1&id=${first}`)).toMatchObject([{ isClosed: true, waiting: 0 }]);
    expect([(await opened(glass)).isClosed, (await opened(slow)).isClosed]).toEqual([true, false]);
  });

  test('it is assigned and noted by who read the latest; of two at once one is told so', async () => {
    await report(recordingOf('5.5.1', fault('assigned')));
    const { id } = await groupOf('assigned');
    const both = await Promise.all([
      put(id, 1, { assignee: 'Semak22', note: 'After a pause.' }),
      put(id, 1, { assignee: 'Wei' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await put(id, 1)).json()).toMatchObject({ message: 'msg.updateFailed' });
    const kept = { assignee: 'Semak22', note: '<b>' };
    expect((await put(id, 2, kept)).statusCode).toBe(200);
    expect(await groupOf('assigned')).toMatchObject({ ...kept, version: 3, isClosed: false });
  });

  test('closed with the version that mends it; from that version on it comes back', async () => {
    const first = await report(recordingOf('5.9.9', fault('closed')));
    const before = await groupOf('closed');
    const closing = { isClosed: true, mendedIn: '5.10.0' };
    expect((await put(before.id, before.version, closing)).statusCode).toBe(200);
    expect(await groupOf('closed')).toMatchObject({ ...closing, isBack: false });
    expect((await groups()).map(({ id }) => id)).not.toContain(before.id);
    // Its players are told, each once.
    const told = async () =>
      InboxAnswer.parse((await club.get('inbox', ani)).json()).messages.filter(
        ({ payload }) => payload.title?.en === `Your report ${first} is closed`,
      ).length;
    expect(await told()).toBe(1);
    await put(before.id, before.version + 1, closing);
    expect(await told()).toBe(1);
    // Of a version from before it was to be expected.
    await report(recordingOf('5.9.9', fault('closed')));
    expect(await groupOf('closed')).toMatchObject({ isClosed: true, reports: 2 });
    await report(recordingOf('5.10.0', fault('closed')));
    expect(await groupOf('closed')).toMatchObject({ isClosed: false, isBack: true, reports: 3 });
    expect((await groups()).map(({ id }) => id)).toContain(before.id);
  });

  test.each([
    ['no version', { version: undefined }],
    ['a long note', { note: 'x'.repeat(GROUP_NOTE_LENGTH + 1) }],
    ['no version of the app', { mendedIn: 'soon' }],
  ])('%s is refused', async (_, more) => {
    expect((await put('1', 1, more)).json()).toMatchObject({ message: 'msg.invalidRequest' });
  });

  test('others have none, and there is none of another number', async () => {
    expect((await put('999999', 1)).statusCode).toBe(404);
    expect((await put('1', 1, {}, ani)).json()).toMatchObject({ message: 'msg.invalidRole' });
    expect((await club.get(reportGroupsPath, ani)).statusCode).toBe(403);
    expect((await club.get(reportGroupsPath)).statusCode).toBe(401);
  });
});
