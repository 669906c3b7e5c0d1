import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { valueAt } from '#games/designer/fields.ts';
import { wordsWanted } from '#games/designer/wordsWanted.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { FAULT_TEXTS } from '#games/gate/gateFaults.ts';
import { mergeTuning } from '#games/gate/mergeTuning.ts';
import { NO_TUNINGS, refusedOf, typedOf } from '#games/gate/testTunings.ts';
import { gameOf } from '#games/registry.ts';
import { paying } from '#games/squidgame/fill.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { loadLongText } from '#src/app/locales/long.ts';
import { all, checkboxOf, field, figureOf, noteOf, panel, press, type } from './testPanel.tsx';
import { onThisThread } from './testSolver.ts';

const workers = vi.hoisted(() => ({ start: vi.fn() }));
vi.mock('../workers.ts', () => ({ startSolverWorker: workers.start }));

beforeEach(() => {
  workers.start.mockImplementation(onThisThread);
});
afterEach(cleanup);

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
    const typedAs = new RegExp(` to .*, not (RM)?${'12.34567'.replace('.', '\\.')}`);
    expect(noteOf(path)).toMatch(typedAs);
    type(path, '');
    expect(noteOf(path)).toMatch(/: missing; wanted is .* to /);
    type(path, 'lots');
    expect(noteOf(path)).toMatch(/ to .*, not "lots"/);
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

it('an entry of a list is named to whoever can’t see where its fields are', async () => {
  await panel('lucky-egg');
  const second = screen.getByRole('group', { name: 'Coins 2 (1×)' });
  expect(within(second).getByRole('textbox', { name: 'Weight' })).toBe(field('coins.1.weight'));
});

it('[inspector] a hint mends the return at one press', async () => {
  const { draft } = await panel('lucky-egg', { nothing: { weight: 5_900 } });
  screen.getByText(/An egg cracked: 0\.8809 points above target/);
  expect(all()).toContain('Return (An egg cracked): 97.0000% is announced');
  press(/Raise Nothing · Weight to 5,990/);
  expect(draft()).toEqual(gameOf('lucky-egg').tuning.defaults);
  screen.getByText('The gate lets this tuning through.');
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
  const tooHigh = 'What a step would pay is out of its bounds: see what is marked.';
  screen.getByText(tooHigh);
  expect(noteOf('steps.9.multiplier')).toContain('Step 10 · Pays: at most 1,000×, not 1,310.72×');
  press('Remove Step 10');
  expect(screen.queryByText(tooHigh)).toBeNull();
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

it('[inspector] what fills in what is in force already is told as well', async () => {
  const { draft } = await panel('squidgame', paying(squidTuning.defaults, 9_500));
  press('Set what the steps pay');
  screen.getByText('Every step returns 96.00% exactly. The same at every bet.');
  expect(draft()).toBe(squidTuning.defaults);
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

it('[inspector] a step that is gone is told with the names of its numbers, as the form has them', async () => {
  // An answer of the server has a group's numbers in any order.
  const { load } = await panel('squidgame');
  load({ ...squidTuning.defaults, steps: squidTuning.defaults.steps.slice(0, 9) });
  screen.getByText('Panels 2 · Hold 1 · Pays 983.04×');
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
