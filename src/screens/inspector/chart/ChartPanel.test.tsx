import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { visit } from '../testVisit.ts';
import { ChartPanel } from './ChartPanel.tsx';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => loadTexts('chart'));
afterEach(cleanup);

const stateButton = (name: string) =>
  within(screen.getByRole('region', { name: /states and transitions/ })).getByRole('button', {
    name,
  });

it('[inspector] the chart follows a game: the active state, the way taken, and what it takes now', async () => {
  const { link, recorder, machine, start } = await visit('squidgame');
  await show(<ChartPanel {...{ machine, link, recorder }} onSend={link.send} />);
  expect(stateButton('starting').getAttribute('aria-current')).toBe('step');
  start();
  await screen.findByText('Active state: idle');
  expect(stateButton('idle').getAttribute('aria-current')).toBe('step');
  expect(stateButton('starting').getAttribute('aria-current')).toBeNull();
  const way = await screen.findByRole('list', { name: 'The way taken, newest first' });
  expect(
    within(way)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual([
    ...['loaded → idlealways', 'loading → loadeddone(load)', 'starting → loadingdone(recall)'],
  ]);
  // The last event led along two edges; the one before is trail.
  expect(way.querySelectorAll('[data-taken="true"]')).toHaveLength(2);

  const section = screen.getByRole('heading', { name: 'What it takes now' }).parentElement!;
  const takes = () =>
    within(section)
      .getAllByRole('button')
      .map((each) => each.textContent);
  expect(takes()).toEqual(['open', 'coins', 'news', 'leave']);
  expect(within(section).getByText(/from the game: bet, betTyped$/)).toBeDefined();
  fireEvent.click(within(section).getByRole('button', { name: 'open' }));
  await screen.findByText('Active state: deciding');
  expect(takes()).toEqual(['quit', 'coins', 'news', 'leave']);
  expect(within(section).getByText(/from the game: bet, betTyped, move$/)).toBeDefined();
  fireEvent.click(within(section).getByRole('button', { name: 'leave' }));
  await screen.findByText('Active state: left');
  expect(within(section).queryAllByRole('button')).toHaveLength(0);
});

it('[inspector] without a game there is the chart alone; a picked state tells what it is and leads on', async () => {
  const { machine, link } = await visit('lucky-egg');
  await show(<ChartPanel machine={machine} link={null} recorder={null} onSend={link.send} />);
  expect(screen.getByText('The machine has not begun.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'What it takes now' })).toBeNull();
  fireEvent.click(stateButton('sending'));
  const panel = screen.getByRole('complementary', { name: 'sending' });
  expect(panel.textContent).toContain('engine/round/states/sending.ts');
  expect(panel.textContent).toContain('done(call) [isLost]');
  fireEvent.click(within(panel).getAllByRole('button', { name: 'reconnecting' })[0]!);
  expect(screen.getByRole('complementary', { name: 'reconnecting' })).toBeDefined();
  fireEvent.click(stateButton('reconnecting'));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('[inspector] the search finds by names of guards and actions too, and says how many', async () => {
  const { machine, link } = await visit('fto');
  await show(<ChartPanel machine={machine} link={null} recorder={null} onSend={link.send} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'isLost' } });
  await waitFor(() => expect(screen.getByText('States found: 0, transitions: 3')).toBeDefined());
});
