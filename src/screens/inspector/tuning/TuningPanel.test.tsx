import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { valueAt } from '#games/designer/fields.ts';
import { wordsWanted } from '#games/designer/wordsWanted.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { FAULT_TEXTS } from '#games/gate/gateFaults.ts';
import { mergeTuning } from '#games/gate/mergeTuning.ts';
import { NO_TUNINGS, refusedOf, typedOf } from '#games/gate/testTunings.ts';
import { gameOf } from '#games/registry.ts';
import { paying } from '#games/squidgame/fill.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { loadLongText } from '#src/app/locales/long.ts';
import { show } from '#src/testing/screen.tsx';
import { type TuningWords, useWords } from '../useWords.ts';
import type { SolverWorker } from '../workers.ts';
import { TuningPanel } from './TuningPanel.tsx';
import { onThisThread } from './testSolver.ts';

const workers = vi.hoisted(() => ({ start: vi.fn() }));
vi.mock('../workers.ts', () => ({ startSolverWorker: workers.start }));

beforeEach(() => {
  workers.start.mockImplementation(onThisThread);
});
afterEach(cleanup);

interface Held {
  game: GameKey;
  words: TuningWords | null;
  draft: unknown;
  load: (values: unknown) => void;
}

/** Somebody who holds the draft. */
const Holder = ({ held }: { held: Held }) => {
  const [draft, setDraft] = useState(held.draft);
  held.draft = draft;
  held.words = useWords(held.game);
  held.load = setDraft;
  const base = gameOf(held.game).tuning.defaults;
  return <TuningPanel game={held.game} base={base} draft={draft} onDraft={setDraft} />;
};

/** The panel with changes of the defaults as its draft. */
const panel = async (game: GameKey, changes: object = {}, language: Language = 'en') => {
  const draft = { ...Object(gameOf(game).tuning.defaults), ...changes };
  const held: Held = { game, words: null, draft, load: () => {} };
  await loadTexts('tuning');
  await show(<Holder held={held} />, '/', language);
  await screen.findByRole('heading', { level: 2 });
  if (!held.words) throw new Error('the form has words');
  return {
    draft: () => held.draft,
    load: (values: unknown) => act(() => held.load(values)),
    words: held.words,
  };
};

const field = (path: string) => {
  const found = document.getElementById(`tuning-${path}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${path}`);
  return found;
};
const type = (path: string, value: string) => fireEvent.change(field(path), { target: { value } });
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const wish = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
/** The tick of what may move, by the name of its place. */
const checkboxOf = (path: string) => {
  const found = document.querySelector(`[data-movable="${path}"]`);
  if (!found) throw new Error(`${path} may not move`);
  return found;
};
const figureOf = (key: string) =>
  document.querySelector(`[data-figure="${key}"] td`)?.textContent ?? '';
const noteOf = (path: string) => document.getElementById(`tuning-${path}-note`)?.textContent ?? '';
const all = () => document.body.textContent ?? '';

describe.each(GAME_KEYS)('[inspector] the tuning form of %s', (game) => {
  const [path, text, stored, key, shown] = typedOf(game);

  it('shows at once what a number does, says what it was, and takes it back', async () => {
    const { draft } = await panel(game);
    screen.getByText('The gate lets this tuning through.');
    const before = field(path).value;
    const was = figureOf(key);
    type(path, text);
    expect(
      valueAt(
        draft(),
        path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      ),
    ).toBe(stored);
    expect(field(path).value).toBe(text);
    expect(figureOf(key)).toContain(shown);
    expect(figureOf(key)).toMatch(/[+−]/);
    expect(noteOf(path).replaceAll(',', '')).toContain(`was ${before}`);
    fireEvent.keyDown(field(path), { key: 'z', ctrlKey: true });
    expect(field(path).value).toBe(before);
    expect(figureOf(key)).toBe(was);
    fireEvent.keyDown(field(path), { key: 'z', ctrlKey: true, shiftKey: true });
    expect(field(path).value).toBe(text);
    press('Back to what is in force');
    expect(field(path).value).toBe(before);
    screen.getByText('Nothing is changed.');
  });

  it('says beside the field what the gate says of it', async () => {
    await panel(game);
    type(path, '12.34567');
    expect(field(path).getAttribute('aria-invalid')).toBe('true');
    expect(noteOf(path)).toContain(': no such value, ');
    type(path, '');
    expect(noteOf(path)).toContain(': missing');
    type(path, 'lots');
    expect(noteOf(path)).toContain(': no such value, "lots"');
    // Named as it stands in the form, never by its key in the file.
    expect(noteOf(path)).not.toContain(`${path}:`);
    expect(field(path).value).toBe('lots');
    screen.getByText(/can’t be played, so there are no figures/);
  });

  it('has what misses brought back by the solver, where there is a return', async () => {
    await panel(game);
    const { rtp } = gameOf(game).target;
    expect(screen.queryByRole('textbox', { name: 'Return' }) === null).toBe(rtp === null);
    if (rtp === null) return;
    const before = field(path).value;
    type(path, text);
    screen.getByText(/^The gate refuses this tuning/);
    fireEvent.click(screen.getByText(/^What may move/));
    press('None');
    fireEvent.click(checkboxOf(path));
    press('Find changes');
    fireEvent.click(await screen.findByRole('button', { name: 'Take it: Proposal 1' }));
    expect(field(path).value).toBe(before);
    screen.getByText('The gate lets this tuning through.');
    press('Undo');
    screen.getByText(/^The gate refuses this tuning/);
  });

  it.each(LANGUAGES)('shows no name of a text in place of its words, in %s', async (language) => {
    const [broken = ''] = path.split('.');
    const value = Object(gameOf(game).tuning.defaults)[broken];
    await panel(game, typeof value === 'number' ? { [broken]: value - 1 } : {}, language);
    for (const details of document.querySelectorAll('details')) details.open = true;
    expect(all()).not.toMatch(
      /(fields|figures|hints|wishes|units|ways|faults|assumes|classes|choices|differences|save)\.\w/,
    );
    expect(all()).not.toMatch(/undefined|NaN|{{/);
  });

  it('shows why it is refused, also where it is another form altogether', async () => {
    const { load, words } = await panel(game);
    const refused = { ...Object(gameOf(game).tuning.defaults), ...Object(refusedOf(game)[0]) };
    for (const values of [refused, ...NO_TUNINGS]) {
      load(values);
      const judged = judgeTuning(gameOf(game), values);
      if (judged.isServed) throw new Error(`${JSON.stringify(values)} is refused`);
      for (const fault of judged.faults) expect(all()).toContain(words.fault(fault, values));
    }
  });

  it.each(LANGUAGES)('has words for every place, in %s', async (language) => {
    const texts = await loadLongText('tuning', language);
    for (const key of wordsWanted(gameOf(game)))
      expect([key, valueAt(texts, key)]).toEqual([key, expect.stringMatching(/\S/)]);
  });
});

it('[inspector] the English words of a fault are the gate’s', async () => {
  const { faults, sentences } = await loadLongText('tuning', 'en');
  const { tuning, others: _, ...texts } = faults;
  expect(texts).toEqual(FAULT_TEXTS);
  expect(tuning).toBe('the tuning');
  for (const [sentence, text] of Object.entries(sentences)) expect(text).toBe(sentence);
});

it.each([
  [
    'squidgame',
    { steps: [{ panels: 1, safePanels: 1, multiplier: 19_200 }] },
    'Step 1 · Panels: at least 2, not 1',
  ],
  [
    'squidgame',
    { steps: [{ panels: 3, safePanels: 3, multiplier: 19_200 }] },
    'Step 1: a panel has to break',
  ],
  ['squidgame', { clockMs: 1_000 }, 'Time for the bridge: at least 20 s, not 1 s'],
  ['rock-scissor-paper', { pay: 19_500 }, 'Pay of a won match: the club announces 2×, not 1.95×'],
] as const)('[inspector] a fault of %s is told as its field is', async (game, changes, text) => {
  await panel(game, changes);
  expect(all()).toContain(text);
});

it('[inspector] what is wrong with every way to play is one thing, its worst said first', async () => {
  await panel('squidgame', paying(squidTuning.defaults, 9_000));
  screen.getByText('The gate refuses this tuning. Problems to fix: 1.');
  screen.getByText('the same of other ways to play: 9');
});

it('an entry of a list is named to whoever can’t see where its fields are', async () => {
  await panel('lucky-egg');
  const second = screen.getByRole('group', { name: 'Coins 2 (1×)' });
  expect(within(second).getByRole('textbox', { name: 'Weight' })).toBe(field('coins.1.weight'));
});

it('[inspector] a hint mends the return at one press', async () => {
  const { draft } = await panel('lucky-egg', { nothing: { weight: 5_900 } });
  screen.getByText(/An egg cracked: 0\.8809 points above target/);
  expect(all()).toContain('return (An egg cracked): 97.0000% is announced');
  press(/Raise Nothing · Weight to 5,990/);
  expect(draft()).toEqual(gameOf('lucky-egg').tuning.defaults);
  screen.getByText('The gate lets this tuning through.');
});

it('[inspector] wishes that contradict each other are named, and what comes nearest', async () => {
  await panel('rock-scissor-paper');
  wish('Hit rate', '50');
  press('Find changes');
  await screen.findByText(
    'Nothing that may move meets these together: Return 97.00% · Hit rate 50%. What comes nearest:',
  );
  screen.getByText(/Return: 97.00%, exactly. Hit rate: 48.5% instead of 50%/);
});

it('[inspector] what can be no figure is said beside its field, and nothing is looked for', async () => {
  await panel('lucky-egg');
  wish('Hit rate', '101');
  press('Find changes');
  screen.getByText(/^No such figure/);
  expect(screen.getByLabelText('Hit rate').getAttribute('aria-invalid')).toBe('true');
  screen.getByRole('button', { name: 'Find changes' });
});

it('[inspector] a search is cancelled, and a thread that breaks is told', async () => {
  const threads: (SolverWorker & { isOver?: boolean })[] = [];
  workers.start.mockImplementation(() => {
    const thread: SolverWorker & { isOver?: boolean } = {
      onmessage: null,
      onerror: null,
      postMessage: () => {},
      terminate: () => {
        thread.isOver = true;
      },
    };
    threads.push(thread);
    return thread;
  });
  await panel('lucky-egg');
  press('Find changes');
  screen.getByText('Looking for changes.');
  press('Cancel');
  screen.getByText('Cancelled.');
  expect(threads[0]?.isOver).toBe(true);
  press('Find changes');
  act(() => threads[1]?.onerror?.(new ErrorEvent('error')));
  screen.getByText('The search broke off. Try again.');
});

it('[inspector] safer first steps and rarer last ones: what they pay is filled for 96%, and told exactly', async () => {
  const { draft } = await panel('squidgame');
  const fill = () => press('Set what the steps pay');
  const holding = (step: number, safe: string, panels: string) => {
    type(`steps.${step}.safePanels`, safe);
    type(`steps.${step}.panels`, panels);
  };
  holding(0, '3', '4');
  holding(9, '1', '4');
  fill();
  screen.getByText('A step would pay more than it may: see what is marked.');
  expect(noteOf('steps.9.multiplier')).toContain('Step 10 · Pays: at most 1,000×, not 1,310.72×');
  press('Remove Step 10');
  fill();
  screen.getByText('Every step returns 96.00% exactly. The same at every bet.');
  screen.getByText('The gate lets this tuning through.');
  expect(Object(draft()).steps[0].multiplier).toBe(12_800);
  for (const step of [0, 1, 2, 3]) holding(step, '2', '3');
  fill();
  screen.getByText(/^Every step returns 96.00% exactly. At a bet of 0.75 payouts are rounded down/);
  fireEvent.change(screen.getByLabelText('Wished return'), { target: { value: '101' } });
  fill();
  screen.getByText(/^A return is above 0%/);
});

it('[inspector] entries come, go and change places within the list’s bounds', async () => {
  const { draft } = await panel('rock-scissor-paper');
  const bets = () => Object(draft()).liveBets;
  const add = () => press('Add one to Table between players');
  add();
  add();
  expect(bets()).toEqual([1_00, 5_00, 10_00, 10_00, 10_00]);
  const button = screen.getByRole('button', { name: 'Add one to Table between players' });
  expect(button).toHaveProperty('disabled', true);
  press('Move Table between players 2 up');
  expect(bets()).toEqual([5_00, 1_00, 10_00, 10_00, 10_00]);
  for (const number of [5, 4, 3, 2]) press(`Remove Table between players ${number}`);
  expect(bets()).toEqual([5_00]);
  const last = screen.getByRole('button', { name: 'Remove Table between players 1' });
  expect(last).toHaveProperty('disabled', true);
});

it('[inspector] another kind of difference brings its own numbers', async () => {
  const { draft } = await panel('fto');
  const kind = document.getElementById('tuning-ladder.0.differences.0.kind') as HTMLSelectElement;
  fireEvent.change(kind, { target: { value: 'hue' } });
  expect(Object(draft()).ladder[0].differences[0]).toEqual({
    kind: 'hue',
    degrees: 10,
    darker: 0.05,
  });
  type('ladder.0.differences.0.darker', '12');
  expect(Object(draft()).ladder[0].differences[0].darker).toBe(0.12);
});

it('[inspector] what differs is listed and can be put back one by one; loading a draft can be undone', async () => {
  const { draft, load } = await panel('squidgame');
  const { defaults } = gameOf('squidgame').tuning;
  load(mergeTuning(defaults, { minBet: 1_00, clockMs: 60_000 }));
  const back = screen.getByRole('button', { name: 'Put Least bet back' });
  within(back.closest('li') as HTMLElement).getByText('0.50 coins');
  fireEvent.click(back);
  expect(draft()).toEqual(mergeTuning(defaults, { clockMs: 60_000 }));
  press('Undo');
  press('Undo');
  expect(draft()).toEqual(defaults);
  press('Redo');
  expect(draft()).toEqual(mergeTuning(defaults, { minBet: 1_00, clockMs: 60_000 }));
});

it('[inspector] typing on in one field is one change', async () => {
  const { draft } = await panel('squidgame');
  for (const text of ['9', '95', '95.', '95.5']) type('clockMs', text);
  fireEvent.blur(field('clockMs'));
  for (const text of ['95', '95.2']) type('clockMs', text);
  press('Undo');
  expect(Object(draft()).clockMs).toBe(95_500);
  press('Undo');
  expect(draft()).toEqual(gameOf('squidgame').tuning.defaults);
});
