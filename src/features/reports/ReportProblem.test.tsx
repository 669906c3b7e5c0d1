import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendReportsWhenLive } from '#src/app/reports.ts';
import { forgetDatabases } from '#src/base/databases.ts';
import { reportNote, reportsWait } from '#src/base/stored.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { sendWaiting } from './outbox.ts';
import { ReportProblem } from './ReportProblem.tsx';

const CALL = 'POST reports';
const sent = { status: 200, data: { id: '12' } };
const failing = { status: 503, data: { message: 'msg.internalServerError', typ: 'report' } };
const refused = { status: 400, data: { message: 'msg.invalidRequest', typ: 'report' } };
const tooMany = { status: 429, data: { message: 'msg.tooFrequent', typ: 'report', seconds: 60 } };

const noTable = async () => null;
const open = (language: 'en' | 'zh' | 'ms' = 'en') =>
  show(<ReportProblem game="fto" draw={noTable} />, '/', language);
const note = (label = 'What happened?') => screen.getByLabelText<HTMLTextAreaElement>(label);
const send = (name = 'Send the report') => fireEvent.click(screen.getByRole('button', { name }));
/** The live connection is lost, and comes up. */
const comeUp = () => {
  useSession.setState({ liveSince: null });
  useSession.setState({ liveSince: 1 });
};

let stop = () => {};
beforeEach(() => {
  useSession.setState({
    ...loggedOut('en'),
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123' },
  });
  stop = sendReportsWhenLive();
});
afterEach(() => {
  cleanup();
  stop();
  forgetDatabases();
  reportNote.set(null);
});

it.each([
  ['en', 'What happened?', 'Send the report', 'We have your report 12'],
  ['zh', '发生了什么？', '发送报告', '我们已收到报告 12'],
  ['ms', 'Apa yang berlaku?', 'Hantar laporan', 'Laporan 12 telah kami terima'],
] as const)('a report tells its number, sent once (%s)', async (language, label, button, done) => {
  const made = answering({ [CALL]: sent });
  await open(language);
  fireEvent.change(note(label), { target: { value: 'It froze' } });
  send(button);
  send(button);
  expect((await screen.findByRole('heading', { name: done })) === document.activeElement).toBe(
    true,
  );
  expect(made).toEqual([CALL]);
  comeUp();
  expect([reportsWait.isSet(), reportNote.get()]).toEqual([false, null]);
});

it.each([
  ['unreachable', 'unreachable'],
  ['failing', failing],
  ['full for today', tooMany],
] as const)(
  'while the club is %s it waits, and goes out once when it is back',
  async (_, answer) => {
    const tried = answering({ [CALL]: answer });
    await open();
    send();
    await screen.findByRole('heading', { name: 'Your report is waiting' });
    comeUp();
    await waitFor(() => expect(tried).toHaveLength(2));
    await sendWaiting();
    expect(reportsWait.isSet()).toBe(true);
    const made = answering({ [CALL]: sent });
    comeUp();
    await waitFor(() => expect(reportsWait.isSet()).toBe(false));
    comeUp();
    expect(made).toEqual([CALL]);
  },
);

it('what is refused is said, and what was typed stays', async () => {
  answering({ [CALL]: refused });
  await open();
  fireEvent.change(note(), { target: { value: 'It froze' } });
  send();
  await screen.findByRole('alert');
  cleanup();
  await open();
  expect(note().value).toBe('It froze');
  expect(reportsWait.isSet()).toBe(false);
});

it('what waits is gone after a logout', async () => {
  answering({ [CALL]: 'unreachable' });
  await open();
  send();
  await screen.findByRole('heading', { name: 'Your report is waiting' });
  forgetDatabases();
  const made = answering({ [CALL]: sent });
  reportsWait.set(true);
  comeUp();
  await waitFor(() => expect(reportsWait.isSet()).toBe(false));
  expect(made).toEqual([]);
});
