import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storiesOf } from '#games/house/stories.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
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
const NONE = { moves: [], bounds: null, isLive: false };
beforeEach(() => loadTexts('chart'));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const stateButton = (name: string) =>
  within(screen.getByRole('region', { name: /states and transitions/ })).getByRole('button', {
    name,
  });

it('[inspector] the chart follows a game: the active state, the way taken, and what it takes now', async () => {
  const { link, recorder, machine, start, house } = await visit('squidgame');
  const { moves } = await storiesOf('squidgame');
  const choices = {
    // As its first step has them, in its default tuning.
    moves: moves(squidTuning.defaults, { crossed: 0 }),
    bounds: { min: 100, max: 2_000, step: 100 },
    isLive: true,
  };
  await show(
    <ChartPanel
      machine={machine}
      link={link}
      recorder={recorder}
      choices={choices}
      onSend={link.send}
    />,
  );
  expect(stateButton('starting').getAttribute('aria-current')).toBe('step');
  start();
  await screen.findByText('Active state: idle');
  expect(stateButton('idle').getAttribute('aria-current')).toBe('step');
  expect(stateButton('starting').getAttribute('aria-current')).toBeNull();
  const way = await screen.findByRole('list', { name: 'The way taken, newest first' });
  const hops = () =>
    within(way)
      .getAllByRole('listitem')
      .map((each) => each.textContent);
  // The log is read a few times a second.
  await waitFor(() =>
    expect(hops()).toEqual([
      'loaded → idlealways',
      'loading → loadeddone(load)',
      'starting → loadingdone(recall)',
    ]),
  );
  // The last event led along two edges; the one before is trail.
  expect(way.querySelectorAll('[data-taken="true"]')).toHaveLength(2);

  const section = screen.getByRole('heading', { name: 'What it takes now' }).parentElement!;
  const takes = () =>
    within(section)
      .getAllByRole('button')
      .map((each) => each.textContent);
  const anywhere = ['bet 1.00', 'bet 20.00', 'betTyped true', 'betTyped false'];
  const always = ['coins', 'news', 'cover true', 'cover false', 'leave'];
  expect(takes()).toEqual(['open', 'open live', ...anywhere, 'retry', ...always]);
  fireEvent.click(within(section).getByRole('button', { name: 'bet 20.00' }));
  fireEvent.click(within(section).getByRole('button', { name: 'open' }));
  await screen.findByText('Active state: deciding');
  expect(house.round()?.bet).toBe(2_000);
  const inRound = (...moves: string[]) => [...moves, ...anywhere, 'quit', ...always];
  expect(takes()).toEqual(inRound('move step 0', 'move step 1', 'move quit'));
  fireEvent.click(within(section).getByRole('button', { name: 'move step 1' }));
  await waitFor(() => expect(house.round()?.step).toBe(1));
  fireEvent.click(within(section).getByRole('button', { name: 'leave' }));
  await screen.findByText('Active state: left');
  expect(within(section).queryAllByRole('button')).toHaveLength(0);
});

it('[inspector] without a game there is the chart alone; a picked state tells what it is and leads on', async () => {
  const { machine, link } = await visit('lucky-egg');
  await show(
    <ChartPanel machine={machine} link={null} recorder={null} choices={NONE} onSend={link.send} />,
  );
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

it('[inspector] a state names its file: a link to its line in the editor, or its source in the page', async () => {
  const { machine, link } = await visit('lucky-egg');
  const none = { link: null, recorder: null, choices: NONE, onSend: link.send };
  await show(<ChartPanel machine={machine} {...none} />);
  fireEvent.click(stateButton('settled'));
  const opened = await screen.findByRole('link', { name: /opening\.ts:\d+$/ });
  const [, line] = /:(\d+)$/.exec(opened.textContent ?? '') ?? [];
  const place = encodeURIComponent(`engine/round/states/opening.ts:${line}:1`);
  expect(opened.getAttribute('href')).toBe(`/__open-in-editor?file=${place}`);
  cleanup();

  vi.stubEnv('DEV', false);
  await show(<ChartPanel machine={machine} {...none} />);
  fireEvent.click(stateButton('settled'));
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the source' }));
  const source = await screen.findByRole('region', {
    name: 'Source of engine/round/states/opening.ts',
  });
  const marked = [...source.querySelectorAll('[data-marked=true]')];
  expect(marked[0]?.getAttribute('data-line')).toBe(line);
  expect(marked[0]?.textContent).toContain('settled: kit.createStateConfig({');
  expect(marked.at(-1)?.textContent?.trim()).toBe('}),');
  expect(marked.every((each) => !each.textContent?.includes('waiting'))).toBe(true);
  // Of the next state none is open.
  fireEvent.click(stateButton('deciding'));
  expect(screen.queryByRole('region', { name: /^Source of/ })).toBeNull();
});

it('[inspector] the search finds by names of guards and actions too, and says how many', async () => {
  const { machine, link } = await visit('fto');
  await show(
    <ChartPanel machine={machine} link={null} recorder={null} choices={NONE} onSend={link.send} />,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'isLost' } });
  await waitFor(() => expect(screen.getByText('States found: 0, transitions: 3')).toBeDefined());
  const enter = () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  const names = [1, 2, 3, 4].map(() => {
    enter();
    return screen.getByRole('complementary').getAttribute('aria-label');
  });
  expect(names).toEqual(['recovering', 'loading', 'sending', 'recovering']);
});

it('[inspector] the keys move and zoom the chart from any of its states, and leave the page its own', async () => {
  const { machine, link } = await visit('fto');
  await show(
    <ChartPanel machine={machine} link={null} recorder={null} choices={NONE} onSend={link.send} />,
  );
  const state = stateButton('idle');
  const place = () => state.parentElement?.style.transform;
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  const before = place();
  fireEvent.keyDown(state, { key: 'ArrowRight' });
  expect(place()).not.toBe(before);
  fireEvent.keyDown(state, { key: 'ArrowLeft' });
  expect(place()).toBe(before);
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(state, { key: 'e' });
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', heard);
});

it('[inspector] the list has every state with its transitions, for whoever can’t see the chart', async () => {
  const { machine, link } = await visit('spin-wheel');
  await show(
    <ChartPanel machine={machine} link={null} recorder={null} choices={NONE} onSend={link.send} />,
  );
  const summary = screen.getByText('As a list: 20 states, 73 transitions');
  const list = within(summary.parentElement!);
  const states = list.getAllByRole('button', { hidden: true }).map((each) => each.textContent);
  expect(states).toEqual([...Object.keys(machine.config.states ?? {}), 'any state']);
  // Of the two states that make calls.
  expect(list.getAllByText('done(call) [isLost] → reconnecting')).toHaveLength(2);
  expect(list.getByText('coins → stays where it is')).toBeDefined();
});
