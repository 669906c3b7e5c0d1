import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { openHouse, standingLink, TestTable, takeSeat } from '../desk/testTable.tsx';
import type { RoundState } from '../useShown.ts';
import { BesideBoard } from './Beside.tsx';
import { TableColumn } from './TableColumn.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const at = (phase: RoundState['phase']) =>
  standingLink({ phase, round: { id: '7', status: 'settled' }, tuning: null });
const round = (number: number, more = {}) => ({
  id: String(number),
  game: 'squidgame',
  mode: 'house',
  status: 'settled',
  bet: 1_00,
  won: number % 2 === 0 ? 1_92 : 0,
  prize: null,
  openedAt: '2026-11-29T04:00:00.000Z',
  isRevealed: false,
  ...more,
});
const list = (rounds: unknown[]) => ({ status: 200, data: { rounds, next: null } });
const rows = async () => within(await screen.findByRole('list')).findAllByRole('button');
const column = (link = at('idle')) => <TableColumn game="squidgame" link={link} />;

it('lists the last twenty rounds by what came of them, with this visit and the odds', async () => {
  answering({ 'GET rounds': list(Array.from({ length: 30 }, (_, i) => round(30 - i))) });
  await show(column());
  expect(await rows()).toHaveLength(20);
  const [won, lost] = await rows();
  expect(won?.textContent).toContain('+0.92');
  expect(lost?.textContent).toContain('−1.00');
  screen.getByRole('region', { name: 'This visit' });
  within(screen.getByRole('region', { name: 'Odds' })).getByText('96%', { exact: false });
});

it('a round opens with the way to its check', async () => {
  const made = answering({ 'GET rounds': list([round(4)]) });
  await show(column());
  const [first] = await rows();
  if (first) fireEvent.click(first);
  await screen.findByRole('dialog', { name: 'The round' });
  await answered(made, 'GET rounds/4');
});

it('says so where none was played, and offers another try where the list could not be had', async () => {
  answering({ 'GET rounds': list([]) });
  await show(column());
  await screen.findByText('The rounds you play here will stand in this list', { exact: false });
  cleanup();
  answering({ 'GET rounds': { status: 500, data: { message: 'msg.systemError', typ: 'x' } } });
  await show(column());
  await screen.findByRole('button', { name: 'Try again' });
});

it('without a network it keeps the list it has, and says so', async () => {
  answering({ 'GET rounds': list([round(4)]) });
  await show(column());
  await rows();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText('You’re offline.', { exact: false });
  expect(await rows()).toHaveLength(1);
});

it('asks anew as soon as a round is over', async () => {
  const made = answering({ 'GET rounds': list([round(4)]) });
  await show(column(at('settled')));
  await waitFor(() => expect(made.filter((name) => name === 'GET rounds')).toHaveLength(2));
});

it.each([
  [true, 1],
  [false, 0],
])(
  'stands on the desk where there is room (%s), and asks for nothing elsewhere',
  async (hasRoom, asked) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => ({ matches: hasRoom, addEventListener() {}, removeEventListener() {} }) as never,
    );
    const made = answering({ 'GET rounds': list([]) });
    const link = await takeSeat('squidgame', openHouse('squidgame', { coins: 60_00 }));
    await show(<TestTable game="squidgame" link={link} />);
    await screen.findByRole('button', { name: /^Play/ });
    if (hasRoom) await answered(made, 'GET rounds');
    expect(made.filter((name) => name === 'GET rounds')).toHaveLength(asked);
  },
);

it('stands beside the board of the game without a desk between two rounds, and never while one is played', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  answering({ 'GET rounds': list([]) });
  for (const [phase, count] of [
    ['deciding', 0],
    ['settled', 1],
  ] as const) {
    await show(<BesideBoard game="fto" link={{ ...at(phase), stakes: 'never' }} />);
    if (count > 0) await screen.findByRole('region', { name: 'Beside the table' });
    expect(screen.queryAllByRole('region', { name: 'Beside the table' })).toHaveLength(count);
    cleanup();
  }
});

it.each([
  ['zh', '您最近的 20 局'],
  ['ms', '20 pusingan terakhir anda'],
] as const)('speaks the language of the player: %s', async (language, title) => {
  answering({ 'GET rounds': list([round(4)]) });
  await show(column(), '/', language);
  await screen.findByRole('heading', { name: title });
});
