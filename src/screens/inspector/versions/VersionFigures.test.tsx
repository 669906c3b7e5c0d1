import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { asDesigner } from './testPanel.tsx';
import { VersionFigures } from './VersionFigures.tsx';

const FIGURES = {
  unit: 'coins',
  at: Date.UTC(2026, 2, 10, 4),
  figures: [
    {
      part: null,
      version: 2,
      mode: 'house',
      rounds: 4_000,
      players: 12,
      stakes: 4_000,
      staked: 4_000_00,
      paid: 4_400_00,
      return: 1.1,
      exact: 0.96,
      band: [0.92, 1],
      deviations: 9.2,
      hits: 2_000,
      hitRate: 0.5,
      exactHits: [0.001, 0.5],
      hitBand: [0, 0.52],
    },
    {
      part: '2026-03-10',
      version: 2,
      mode: 'live',
      rounds: 1,
      players: 2,
      stakes: 0,
      staked: 0,
      paid: 0,
      return: null,
      exact: 0.97,
      band: null,
      deviations: null,
      hits: 0,
      hitRate: null,
      exactHits: [0.4, 0.4],
      hitBand: null,
    },
  ],
};

const READ = 'GET designer/games/squidgame/figures';

const open = async (
  answer: { status: number; data: object },
  language: (typeof LANGUAGES)[number] = 'en',
  isShown = true,
) => {
  const made = answering({ [READ]: answer });
  await loadTexts('versions', 'inspector');
  await show(<VersionFigures game="squidgame" isShown={isShown} />, '/inspector', language);
  return made;
};

asDesigner();

it('[inspector] what really happened stands beside what should, and what is off is marked', async () => {
  await open({ status: 200, data: FIGURES });
  const row = await screen.findByRole('row', {
    name: 'All days 2 4,000 12 4,000 4,000.00 4,400.00 110.00% 96.00% 92.00% – 100.00% 9.2 50.00% 0.10% – 50.00% 0.00% – 52.00%',
  });
  expect(row.dataset.marked).toBe('true');
  const live = screen.getByRole('row', {
    name: '2026-03-10 2, between players 1 2 0 0.00 0.00 – 97.00% – – – 40.00% –',
  });
  expect(live.dataset.marked).toBe('false');
});

it('[inspector] it is read anew while the page is seen, and what was read stays where that fails', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [all] = FIGURES.figures;
  const answer: { status: number; data: object } = {
    status: 200,
    data: { ...FIGURES, figures: [all] },
  };
  const made = await open(answer);
  const reads = () => made.filter((name) => name === READ).length;
  await screen.findByRole('row', { name: /^All days 2 4,000 12/ });
  answer.data = { ...FIGURES, figures: [{ ...all, rounds: 4_001 }] };
  vi.advanceTimersByTime(5_000);
  await screen.findByRole('row', { name: /^All days 2 4,001 12/ });
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = reads();
  vi.advanceTimersByTime(60_000);
  expect(reads()).toBe(before);
  seen.mockReturnValue('visible');
  Object.assign(answer, { status: 500, data: { message: 'msg.systemError', typ: 'x' } });
  vi.advanceTimersByTime(5_000);
  await screen.findByText(/New figures can’t be had now; these are of/);
  screen.getByRole('row', { name: /^All days 2 4,001 12/ });
});

it('[inspector] behind another tab it is not read anew', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const made = await open({ status: 200, data: FIGURES }, 'en', false);
  await screen.findByRole('row', { name: /^All days 2 4,000 12/ });
  const before = made.length;
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(before);
});

it('[inspector] it is told by device and by language, and taken along as CSV and JSON', async () => {
  const [all] = FIGURES.figures;
  const parts = [null, 'Android, Chrome', '=1+1', '', 'ms'].map((part) => ({ ...all, part }));
  await open({ status: 200, data: { ...FIGURES, figures: parts } });
  const by = await screen.findByRole('combobox', { name: 'By' });
  const choose = (name: string) =>
    fireEvent.change(by, {
      target: { value: within(by).getByRole<HTMLOptionElement>('option', { name }).value },
    });
  choose('Device');
  await screen.findByRole('columnheader', { name: 'Device' });
  for (const name of ['All devices', 'Android, Chrome', '=1+1', 'Not known'])
    screen.getByRole('rowheader', { name });
  screen.getByText(/A device is that of the session/);
  choose('Language');
  await screen.findByRole('rowheader', { name: 'Bahasa Melayu' });

  const saved: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  onTestFinished(() => made.mockRestore());
  fireEvent.click(screen.getByRole('button', { name: 'Save CSV' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save JSON' }));
  const [csv = '', json = ''] = await Promise.all(saved.map((file) => file.text()));
  const [head, first, second, third] = csv.split('\r\n').map((line) => line.split(','));
  expect(head?.slice(0, 3)).toEqual(['part', 'version', 'mode']);
  expect(Object.fromEntries((head ?? []).map((name, at) => [name, first?.[at]]))).toMatchObject({
    part: 'all',
    'return.least': '0.92',
    hits: '2000',
    'hitRate.most': '0.52',
    unit: 'coins',
  });
  expect([second?.[0], third?.[0]]).toEqual(['"Android', "'=1+1"]);
  expect(JSON.parse(json)).toMatchObject({
    game: 'squidgame',
    by: 'language',
    days: 7,
    figures: parts,
  });
});

it.each(LANGUAGES)('[inspector] no text of it is missing in %s', async (language) => {
  await open({ status: 200, data: FIGURES }, language);
  await screen.findAllByRole('row');
  expect(document.body.textContent).not.toMatch(/versions\.|allOf\.|part\.|save\.|{{/);
});
