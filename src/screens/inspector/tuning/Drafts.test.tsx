import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DRAFT_LENGTH, draftPath, draftsPath } from '#contract/drafts.ts';
import { tuningsPath } from '#contract/tunings.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { testVersion } from '../testVersion.ts';
import { Drafts } from './Drafts.tsx';
import { readTuningFile } from './tuningFile.ts';

afterEach(cleanup);

const { defaults } = squidTuning;
const BASE = { ...defaults };
const at = '2026-03-10T04:00:00Z';
const kept = (name: string, changes: object) => ({
  name,
  values: { ...BASE, ...changes },
  base: 2,
  version: 3,
  author: 'pereka1',
  at,
});
const LIST = `GET ${draftsPath('squidgame')}`;
const tunings = {
  inForce: 2,
  code: { version: 1, values: BASE, hash: 'a' },
  isApprovalNeeded: false,
  versions: [testVersion({ values: BASE })],
};

const open = async (drafts: object[], { draft = BASE as unknown, search = '', more = {} } = {}) => {
  const taken: unknown[] = [];
  await loadTexts('tuning');
  const made = answering({
    [LIST]: { status: 200, data: { drafts } },
    [`GET ${tuningsPath('squidgame')}`]: { status: 200, data: tunings },
    ...more,
  });
  await show(
    <Drafts game="squidgame" base={BASE} draft={draft} onTake={(values) => taken.push(values)} />,
    '/',
    'en',
    search,
  );
  return { taken, made };
};
const press = (name: string, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[at] as HTMLElement);

it('[inspector] a draft is loaded whole, or its changes are laid over the form', async () => {
  const mine = { ...BASE, clockMs: 60_000 };
  const { taken } = await open([kept('Shorter', { clockMs: 60_000 })], { draft: mine });
  await screen.findByText('Shorter');
  press('Load');
  expect(taken.pop()).toEqual({ ...BASE, clockMs: 60_000 });
  fireEvent.click(await screen.findByRole('button', { name: 'Take its changes' }));
  expect(taken.pop()).toEqual({ ...mine, clockMs: 60_000 });
});

it('[inspector] what is in the form is kept over the draft of that name that was read', async () => {
  const KEEP = `PUT ${draftPath('squidgame', 'Shorter')}`;
  const { made } = await open([kept('Shorter', { clockMs: 60_000 })], {
    more: { [KEEP]: { status: 409, data: { message: 'msg.updateFailed', typ: 'tuning' } } },
  });
  await screen.findByText('Shorter');
  const name = screen.getByRole('textbox', { name: 'Name of the draft' });
  fireEvent.change(name, { target: { value: '<b>' } });
  press('Keep what is in the form');
  screen.getByText('Letters, digits, spaces and dashes.');
  fireEvent.change(name, { target: { value: 'Shorter' } });
  press('Keep what is in the form');
  await answered(made, KEEP);
  await screen.findByRole('alert');
});

it('[inspector] a link shows its draft first', async () => {
  await open([kept('Newest', {}), kept('Asked for', {})], { search: '?draft=Asked+for' });
  await screen.findByText('Asked for');
  await waitFor(() => {
    const [first] = screen.getAllByRole('listitem');
    within(first as HTMLElement).getByText('Asked for');
    expect(first?.getAttribute('aria-current')).toBe('true');
  });
});

it('[inspector] a file changes what it names, and what is none changes nothing', async () => {
  const read = (text: string) => readTuningFile(new Blob([text]), BASE);
  expect(await read('{"clockMs": 60000}')).toEqual({ ...BASE, clockMs: 60_000 });
  for (const text of ['', '[]', 'null', '{', '7', `"${'x'.repeat(DRAFT_LENGTH)}"`])
    expect(await read(text)).toBeNull();
});
