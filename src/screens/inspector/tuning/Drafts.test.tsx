import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DRAFT_LENGTH, draftPath, draftsPath } from '#contract/drafts.ts';
import { tuningsPath } from '#contract/tunings.ts';
import { eggTuning } from '#games/lucky-egg/tuning.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { testVersion } from '../testVersion.ts';
import { Drafts, LinkedDraft } from './Drafts.tsx';
import type { HeldDraft } from './KeepDraft.tsx';
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

/** The form with what is taken into it, as the screen holds it. */
const Held = ({ draft, onTake }: { draft: unknown; onTake: (values: unknown) => void }) => {
  const [values, setValues] = useState(draft);
  const [held, onHold] = useState<HeldDraft>({ name: '', version: null });
  const take = (values: unknown) => {
    onTake(values);
    setValues(values);
  };
  const of = { game: 'squidgame', base: BASE, draft: values, onHold, onTake: take } as const;
  return (
    <>
      <LinkedDraft {...of} />
      <Drafts {...of} held={held} />
    </>
  );
};

/** What the club answers, from now on. */
const answers = (drafts: object[], more: Parameters<typeof answering>[0] = {}) =>
  answering({
    [LIST]: { status: 200, data: { drafts } },
    [`GET ${tuningsPath('squidgame')}`]: { status: 200, data: tunings },
    ...more,
  });

const open = async (drafts: object[], { draft = BASE as unknown, search = '', more = {} } = {}) => {
  const taken: unknown[] = [];
  await loadTexts('tuning');
  const made = answers(drafts, more);
  const { address } = await show(
    <Held draft={draft} onTake={(values) => taken.push(values)} />,
    '/',
    'en',
    search,
  );
  return { taken, made, address };
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

const KEEP = `PUT ${draftPath('squidgame', 'Shorter')}`;
const named = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of the draft' }), {
    target: { value },
  });

it('[inspector] a name that can’t be one is told so', async () => {
  const { made } = await open([]);
  await answered(made, LIST);
  named('<b>');
  press('Keep what is in the form');
  screen.getByText('Letters, digits, spaces and dashes.');
});

const REFUSED = { [KEEP]: { status: 409, data: { message: 'msg.updateFailed', typ: 'tuning' } } };

it('[inspector] over somebody’s draft nothing is kept but by who read whose it is, and says so', async () => {
  const { made } = await open([], { draft: { ...BASE, clockMs: 45_000 } });
  await answered(made, LIST);
  // Somebody keeps one meanwhile, which this page has not heard of.
  const theirs = kept('Shorter', { clockMs: 60_000 });
  const refused = answers([theirs], REFUSED);
  named('Shorter');
  press('Keep what is in the form');
  const told = /^pereka1 saved Shorter, .*2026.*Keep yours under another name/;
  expect((await screen.findByRole('alert')).textContent).toMatch(told);
  screen.getByText('60 s');
  press('Keep what is in the form');
  expect((await screen.findByRole('alert')).textContent).toMatch(told);
  expect(refused.filter((name) => name === KEEP)).toHaveLength(1);
  const mine = { ...theirs, version: 4, author: 'pereka2' };
  const done = answers([mine], { [KEEP]: { status: 200, data: { drafts: [mine] } } });
  press('Replace that of pereka1');
  await screen.findByText('It is kept.');
  expect(screen.queryByRole('alert')).toBeNull();
  // From here on it is one's own, and is kept over without a word.
  press('Keep what is in the form');
  await waitFor(() => expect(done.filter((name) => name === KEEP)).toHaveLength(2));
});

it('[inspector] theirs is loaded instead, and then kept over', async () => {
  const { taken, made } = await open([kept('Shorter', { clockMs: 60_000 })]);
  await screen.findByText('Shorter');
  named('Shorter');
  press('Keep what is in the form');
  press('Load that of pereka1');
  expect(taken).toEqual([{ ...BASE, clockMs: 60_000 }]);
  expect(screen.queryByRole('alert')).toBeNull();
  press('Keep what is in the form');
  await answered(made, KEEP);
});

it('[inspector] of a draft that was dropped meanwhile it is said so', async () => {
  await open([kept('Shorter', {})]);
  await screen.findByText('Shorter');
  press('Load');
  answers([], REFUSED);
  press('Keep what is in the form');
  await screen.findByText(/^Somebody dropped this draft meanwhile/);
});

it('[inspector] a link brings its draft into the form, and a reload leaves alone what came of it', async () => {
  const drafts = [kept('Newest', {}), kept('Asked for', { clockMs: 60_000 })];
  const { taken, address } = await open(drafts, {
    search: '?draft=Asked+for',
  });
  await screen.findByText('The draft Asked for of pereka1 is in the form.');
  expect(taken).toEqual([{ ...BASE, clockMs: 60_000 }]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the draft' }).value).toBe(
    'Asked for',
  );
  expect(address()).not.toContain('draft');
});

it('[inspector] a link’s draft is offered where the form has changes of its own', async () => {
  const mine = { ...BASE, clockMs: 45_000 };
  const { taken } = await open([kept('Asked for', { clockMs: 60_000 })], {
    draft: mine,
    search: '?draft=Asked+for',
  });
  await screen.findByText(/^This link leads to the draft Asked for/);
  expect(taken).toEqual([]);
  press('Load');
  expect(taken).toEqual([{ ...BASE, clockMs: 60_000 }]);
});

it('[inspector] a link to a draft that is gone says so', async () => {
  await open([kept('Newest', {})], { search: '?draft=Asked+for' });
  await screen.findByText(/^There is no draft Asked for/);
});

it('[inspector] a file changes what it names, and what is none changes nothing', async () => {
  const read = (text: string) => readTuningFile(new Blob([text]), 'squidgame', BASE);
  expect(await read('{"clockMs": 60000}')).toEqual({ values: { ...BASE, clockMs: 60_000 } });
  expect(await read('{"x": 1}')).toEqual({ values: { ...BASE, x: 1 } });
  for (const text of ['', '[]', 'null', '{', '7', `"${'x'.repeat(DRAFT_LENGTH)}"`])
    expect(await read(text)).toBeNull();
});

const openFile = (text: string) =>
  fireEvent.change(screen.getByLabelText('Open a file'), {
    target: { files: [new File([text], 'mine.json')] },
  });

it('[inspector] what a file brought into the form is told beside its button', async () => {
  const { taken } = await open([]);
  openFile('{"clockMs": 60000, "minBet": 100}');
  await screen.findByText(
    'mine.json is open. Numbers that differ from before: 2. Undo brings them back.',
  );
  expect(taken).toEqual([{ ...BASE, clockMs: 60_000, minBet: 100 }]);
});

it('[inspector] a file of another game says whose it is, and changes nothing', async () => {
  const { taken } = await open([]);
  openFile(JSON.stringify(eggTuning.defaults));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file has numbers of another game: Lucky Egg. Choose that game first.',
  );
  expect(taken).toEqual([]);
});
