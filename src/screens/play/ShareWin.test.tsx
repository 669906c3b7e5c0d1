import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Round } from '#contract/rounds.ts';
import { show } from '#src/testing/screen.tsx';
import { ShareWin } from './ShareWin.tsx';

vi.mock('#src/features/stage/picture.ts', () => ({
  drawnStage: async () => ({ width: 1, height: 1 }),
  pictureFile: async () => new Blob(['picture'], { type: 'image/png' }),
}));

const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
const canShare = (can: boolean) => Object.assign(navigator, { share, canShare: () => can });
afterEach(() => {
  cleanup();
  share.mockReset();
});

const round = (won: number) =>
  ({ id: '7', game: 'squidgame', status: 'settled', bet: 50, won, view: {} }) as unknown as Round;
const open = (won: number, language: 'en' | 'zh' | 'ms' = 'en') =>
  show(<ShareWin round={round(won)} otherwise={<p>rules</p>} />, '/', language);

it.each([
  ['en', 'Share a picture of this win', 'My win in Squid Game'],
  ['zh', '分享这次获胜的图片', /^我在《.+》赢了$/],
  ['ms', 'Kongsi gambar kemenangan ini', /^Kemenangan saya dalam ./],
] as const)(
  'a win is shared as a picture, where the browser shares files (%s)',
  async (language, label, text) => {
    canShare(true);
    await open(96, language);
    fireEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const { files, text: said } = share.mock.calls[0]?.[0] ?? {};
    expect(files?.map(({ name, type }) => [name, type])).toEqual([
      ['hornbill-squidgame-7.png', 'image/png'],
    ]);
    expect(said).toMatch(text);
  },
);

it('ten questions are told by a square each', async () => {
  canShare(true);
  const verdicts = ['right', 'right', 'wrong', 'missed', 'right'];
  const view = { phase: 'done', of: 5, verdicts, asked: null, last: null };
  const played = { id: '9', game: 'fto', status: 'settled', bet: 0, won: 3_00, view };
  await show(<ShareWin round={played as unknown as Round} otherwise={<p>rules</p>} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share a picture of this win' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.calls[0]?.[0].text).toBe('My win in Find the Odd\n■■□□■');
});

it.each([
  [10_00, 'a win'],
  [0, 'none'],
])('a spin that won %i sen is %s', async (sen, says) => {
  const spun = { kind: 'spun', segment: 0, times: 0, sen };
  const spin = { id: '8', game: 'spin-wheel', status: 'settled', bet: 0, won: 0, view: { spun } };
  await show(<ShareWin round={spin as unknown as Round} otherwise={<p>rules</p>} />);
  const share = screen.queryByRole('button', { name: 'Share a picture of this win' });
  expect(share === null).toBe(says === 'none');
});

it.each([
  ['shares no files', false],
  ['won’t share now', true],
])('where the browser %s, it is saved', async (_, can) => {
  canShare(can);
  share.mockRejectedValue(new DOMException('no touch', 'NotAllowedError'));
  URL.createObjectURL = () => 'blob:win';
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} ${this.download}`);
  });
  await open(96);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(saved).toEqual(['blob:win hornbill-squidgame-7.png']));
  click.mockRestore();
  expect(share).toHaveBeenCalledTimes(can ? 1 : 0);
});

it('what won nothing is not offered, nor its stake alone', async () => {
  canShare(true);
  await open(50);
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText('rules');
});
