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

it.each([
  [
    'squidgame',
    { steps: [{ panels: 1, safePanels: 1, multiplier: 19_200 }] },
    'Step 1 · Panels: at least 2, not 1',
  ],
  [
    'squidgame',
    { steps: [{ panels: 3, safePanels: 3, multiplier: 19_200 }] },
    'Step 1 · Hold: fewer than its 3 panels, not 3',
  ],
  [
    'squidgame',
    { minBet: 30_00 },
    'Highest bet: at least the least bet, 30.00 coins, not 20.00 coins',
  ],
  [
    'squidgame',
    { betStep: 7 },
    'Step of a bet: the least and the highest bet (0.50 coins · 20.00 coins) have to be whole steps, which they are not of 0.07 coins',
  ],
  ['spin-wheel', { unitSen: -5_00 }, 'Worth of a spin: at least RM0.01, not −RM5.00'],
  ['squidgame', { clockMs: 1_000 }, 'Time for the bridge: at least 20 s, not 1 s'],
  ['rock-scissor-paper', { pay: 19_500 }, 'Pay of a won match: the club announces 2×, not 1.95×'],
] as const)('[inspector] a fault of %s is told as its field is', async (game, changes, text) => {
  await panel(game, changes);
  expect(all()).toContain(text);
});

it.each([
  [
    'squidgame',
    'steps.0.multiplier',
    '1.28001',
    'Step 1 · Pays: 0.0001 to 1,000×, at most 4 digits after the point, not 1.28001×',
  ],
  [
    'squidgame',
    'betStep',
    '0.001',
    'Step of a bet: 0.01 to 100.00 coins, at most 2 digits after the point, not 0.001 coins',
  ],
  [
    'spin-wheel',
    'unitSen',
    '2.005',
    'Worth of a spin: RM0.01 to RM100.00, at most 2 digits after the point, not RM2.005',
  ],
  ['squidgame', 'steps.1.panels', '2.5', 'Step 2 · Panels: a whole number, 2 to 4, not 2.5'],
  [
    'squidgame',
    'steps.0.multiplier',
    '1,92',
    'Step 1 · Pays: 0.0001 to 1,000×, at most 4 digits after the point, not "1,92"',
  ],
  [
    'squidgame',
    'clockMs',
    '',
    'Time for the bridge: missing; wanted is 20 to 600 s, at most 3 digits after the point',
  ],
] as const)(
  '[inspector] in %s, %s typed as %j is told with what it may be',
  async (game, path, text, told) => {
    await panel(game);
    type(path, text);
    expect(noteOf(path)).toContain(told);
  },
);

it.each([
  ['squidgame', 'steps.0.panels', '2 to 4'],
  ['squidgame', 'steps.0.multiplier', '0.0001 to 1,000×'],
  ['lucky-egg', 'finds.0', '1 to 80,000'],
  ['lucky-egg', 'coins.0.times', '0.0001 to 500×'],
] as const)(
  '[inspector] in a list of %s, %s has its bounds beside it',
  async (game, path, bounds) => {
    await panel(game);
    expect(noteOf(path)).toBe(bounds);
  },
);

it('[inspector] a step of a bet that rounding costs return is marked at its field', async () => {
  const { draft } = await panel('squidgame');
  for (const step of [0, 1, 2]) {
    type(`steps.${step}.safePanels`, '3');
    type(`steps.${step}.panels`, '4');
  }
  press('Set what the steps pay');
  expect(field('betStep').getAttribute('aria-invalid')).toBe('true');
  expect(noteOf('betStep')).toContain('Step of a bet: at a bet of 0.75 payouts are rounded down');
  expect(noteOf('betStep')).toContain('The same of other ways to play');
  press('The gate refuses this tuning. Problems to fix: 1.');
  expect(document.activeElement).toBe(field('betStep'));
  expect(Object(draft()).betStep).toBe(25);
});

it('[inspector] the number of problems leads to the first field of the form that is marked', async () => {
  const { load } = await panel('squidgame', { minBet: 30_00 });
  type('steps.4.multiplier', '1.28001');
  press('The gate refuses this tuning. Problems to fix: 2.');
  expect(document.activeElement).toBe(field('steps.4.multiplier'));
  load({ ...squidTuning.defaults, steps: [] });
  press('The gate refuses this tuning. Problems to fix: 1.');
  expect(document.activeElement?.id).toBe('tuning-steps-note');
  // Nothing is marked of what is no tuning.
  load(null);
  expect(all()).not.toContain('is marked');
});

it('[inspector] what the gate warns of stands in the form as well', async () => {
  await panel('squidgame', { steps: squidTuning.defaults.steps.slice(0, 7) });
  screen.getByText('The gate lets this tuning through.');
  screen.getByText('It pays 122.88× at most, where the game’s own numbers pay up to 983.04×.');
});

it('[inspector] what is wrong with every way to play is one thing, its worst said first', async () => {
  await panel('squidgame', paying(squidTuning.defaults, 9_000));
  screen.getByText('The gate refuses this tuning. Problems to fix: 1.');
  screen.getByText('The same of other ways to play: 9');
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

it('[inspector] wishes that contradict each other are named, and what comes nearest', async () => {
  await panel('rock-scissor-paper');
  wish('Hit rate', '50');
  press('Find changes');
  await screen.findByText(
    'Nothing that may move meets these together: Return 97.00% · Hit rate 50%. What comes nearest:',
  );
  screen.getByText(/^As it is: Return: 97.00%, exactly. Hit rate: 48.5% instead of 50%/);
  for (const proposal of screen.getAllByRole('heading', { level: 5 }))
    expect(proposal.parentElement?.querySelector('del')).not.toBeNull();
});

it('[inspector] what can be no figure is said beside its field, and nothing is looked for', async () => {
  await panel('lucky-egg');
  wish('Return', '97');
  press('Find changes');
  await screen.findByText('All you wish holds as it is.');
  for (const [name, text, told] of [
    ['Hit rate', '101', 'Above 0% and at most 100%.'],
    ['Odds of a prize', '0.5', 'A number from 1 to 1,000,000.'],
    ['Highest win', '0', 'Above 0×, at most 1,000,000×.'],
    ['Volatility index', 'high', 'A number above 0, at most 1,000,000.'],
  ] as const) {
    wish(name, text);
    press('Find changes');
    screen.getByText(told);
    expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
    wish(name, '');
  }
  expect(screen.queryByText('All you wish holds as it is.')).toBeNull();
  screen.getByRole('button', { name: 'Find changes' });
});

it('[inspector] a proposal says what it moves, that it is taken, and nothing of other numbers', async () => {
  await panel('lucky-egg');
  wish('Highest win', '400');
  press('Find changes');
  const take = await screen.findByRole('button', { name: 'Take it: Proposal 1' });
  const proposal = within(take.closest('li') as HTMLElement);
  expect(proposal.getByText('Maximum').textContent).toBe('Maximum500×400×');
  expect(proposal.getByText('Volatility index').textContent).toMatch(/^Volatility index[\d.]+$/);
  expect(proposal.queryByText('Return')).toBeNull();
  fireEvent.click(take);
  proposal.getByText('It is taken.');
  screen.getByRole('button', { name: 'Take it: Proposal 2' });
  type('eggs', '11');
  expect(screen.queryByText(/^Proposals that meet/)).toBeNull();
  expect(screen.queryByText('It is taken.')).toBeNull();
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
