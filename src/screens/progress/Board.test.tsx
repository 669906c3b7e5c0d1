import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BoardAnswer, BoardRow, Nickname } from '#contract/board.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { Board } from './Board.tsx';

const NAME: Nickname = { adjective: 'brave', animal: 'hornbill', number: 42 };
const row = (place: number, number: number, own: Partial<BoardRow> = {}): BoardRow => ({
  place,
  nickname: { adjective: 'quiet', animal: 'otter', number },
  goals: 2,
  days: 5,
  isOwn: false,
  ...own,
});
const MINE = row(31, 0, { nickname: NAME, goals: 1, days: 3, isOwn: true });
const NONE: BoardAnswer = { nickname: null, first: [], around: [], lastWeek: [] };
const ON: BoardAnswer = {
  nickname: NAME,
  first: [row(1, 11), row(1, 12)],
  around: [row(29, 13), row(30, 14), MINE, row(32, 15)],
  lastWeek: [row(1, 16)],
};
const ok = (data: unknown) => ({ status: 200, data });
const drawn = [41, 42, 43].map((number) => ({
  nickname: { ...NAME, number },
  proof: `proof ${number}`,
}));
const tableOf = (name: string) => within(screen.getByRole('table', { name }));
const textsOf = (rows: HTMLElement[]) => rows.slice(1).map((each) => each.textContent);

beforeEach(async () => {
  await loadTexts('board');
  useSession.setState({ ...loggedOut('en'), isAuth: true }, true);
});
afterEach(cleanup);

it('who is not on it sees nobody, and joins by a nickname that is drawn, once', async () => {
  const made = answering({
    'GET progress/board': ok(NONE),
    'POST progress/board/nicknames': ok({ drawn }),
    'PUT progress/board': ok(ON),
  });
  await show(<Board />);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose a nickname' }));
  expect(screen.queryByRole('table')).toBeNull();
  const join = await screen.findByRole('button', { name: 'Join as Brave Hornbill 42' });
  fireEvent.click(join);
  fireEvent.click(join);
  await screen.findByText('You are on it as Brave Hornbill 42.');
  expect(made.filter((name) => name.startsWith('PUT'))).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Be / })).toBeNull();
});

it('shows the first, oneself with those beside, and last week’s', async () => {
  answering({ 'GET progress/board': ok(ON) });
  await show(<Board />, '/', 'ms');
  await screen.findByText('Anda disenaraikan sebagai Kenyalang Berani 42.');
  expect(textsOf(tableOf('Minggu ini').getAllByRole('row'))).toEqual([
    '1Memerang Pendiam 1125',
    '1Memerang Pendiam 1225',
    '29Memerang Pendiam 1325',
    '30Memerang Pendiam 1425',
    '31Kenyalang Berani 42Anda13',
    '32Memerang Pendiam 1525',
  ]);
  expect(textsOf(tableOf('Teratas minggu lalu').getAllByRole('row'))).toHaveLength(1);
});

it('draws others, keeps the old one, and leaves', async () => {
  const made = answering({
    'GET progress/board': ok({ ...NONE, nickname: NAME }),
    'POST progress/board/nicknames': ok({ drawn }),
    'DELETE progress/board': ok(NONE),
  });
  await show(<Board />);
  await screen.findByText('Your first day of play this week puts you on it.');
  fireEvent.click(await screen.findByRole('button', { name: 'Another nickname' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Draw others' }));
  await waitFor(() => expect(made.filter((name) => name.startsWith('POST'))).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  fireEvent.click(screen.getByRole('button', { name: 'Leave the board' }));
  await screen.findByRole('button', { name: 'Choose a nickname' });
});

it('a nickname that somebody took meanwhile is told, and others can be drawn', async () => {
  answering({
    'GET progress/board': ok(NONE),
    'POST progress/board/nicknames': ok({ drawn }),
    'PUT progress/board': { status: 409, data: { message: 'msg.updateFailed', typ: 'board' } },
  });
  await show(<Board />);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose a nickname' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Join as Brave Hornbill 41' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Update Failed');
  screen.getByRole('button', { name: 'Draw others' });
});
