import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SolverWorker } from '../workers.ts';
import { panel, press, type, wish } from './testPanel.tsx';
import { onThisThread } from './testSolver.ts';

const workers = vi.hoisted(() => ({ start: vi.fn() }));
vi.mock('../workers.ts', () => ({ startSolverWorker: workers.start }));

beforeEach(() => {
  workers.start.mockImplementation(onThisThread);
});
afterEach(cleanup);

it('[inspector] wishes that contradict each other are named, and what comes nearest', async () => {
  await panel('rock-scissor-paper');
  wish('Hit rate', '50');
  press('Find changes');
  await screen.findByText(
    'No change was found that meets these together: Return 97.00% · Hit rate 50%. What comes nearest:',
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

it.each([
  ['squidgame', 'the stake comes back or more'],
  ['spin-wheel', 'anything comes'],
] as const)('[inspector] of %s it is said what a hit is: %s', async (game, told) => {
  await panel(game);
  const described = screen.getByLabelText('Hit rate').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(told);
});
