import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LANGUAGES } from '#contract/languages.ts';
import { SquidEvent } from '#games/squidgame/shapes.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import type { AtTable } from '../table/useTable.ts';
import { visit } from '../testVisit.ts';
import { EventsPanel } from './EventsPanel.tsx';

beforeEach(() => loadTexts('inspector'));
afterEach(cleanup);

const BEGAN = { kind: 'began' };

const open = async (table: Partial<AtTable> = {}, language: (typeof LANGUAGES)[number] = 'en') => {
  const { link, recorder } = await visit('squidgame');
  const calls = { play: vi.fn(), allow: vi.fn(), reload: vi.fn() };
  const seat = { stage: link, chrome: link, recorder };
  const shown = { made: null, link, seat, ...calls, ...table } as unknown as AtTable;
  await show(<EventsPanel schema={SquidEvent} table={shown} />, '/', language);
  return calls;
};
const field = () => screen.getByRole('textbox');
const write = (what: unknown) =>
  fireEvent.change(field(), { target: { value: JSON.stringify(what) } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('[inspector] what was pasted is played, all of it or one by one', async () => {
  const { play } = await open();
  write([BEGAN]);
  press('One event');
  expect(play).toHaveBeenLastCalledWith({ events: [BEGAN], bet: null, won: 0 }, 1);
  press('Play');
  expect(play.mock.lastCall?.[1]).toBe(Number.POSITIVE_INFINITY);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [
    'en',
    'Event 1, why: "bored" is wrong; it may be one of "took", "arrived", "fell", "time", "quit".',
  ],
  ['zh', '事件 1 的 why："bored" 有误；可为其中之一："took", "arrived", "fell", "time", "quit"。'],
  [
    'ms',
    'Peristiwa 1, why: "bored" salah; yang dibenarkan ialah salah satu daripada "took", "arrived", "fell", "time", "quit".',
  ],
] as const)(
  '[inspector] what is wrong in it is told in %s, and nothing is played',
  async (language, told) => {
    const { play } = await open({}, language);
    write([{ kind: 'ended', why: 'bored', crossed: 1 }]);
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    const faults = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(faults[0]?.textContent).toBe(told);
    expect(faults[1]?.textContent).toContain('multiplier');
    expect(document.body.textContent).not.toMatch(/made\.|{{/);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(play).not.toHaveBeenCalled();
  },
);

it('[inspector] where no round was shown, none is taken, and what stands there stays', async () => {
  await open();
  write([BEGAN]);
  press('Take those shown last');
  screen.getByText(/^No round was shown yet/);
  expect((field() as HTMLTextAreaElement).value).toBe(JSON.stringify([BEGAN]));
});

it('[inspector] as long as it is made up it says so, with its events, and leads back to the game', async () => {
  const made = { events: [BEGAN, { kind: 'ended' }], bet: null, won: 0 };
  const { reload } = await open({ made });
  const course = within(screen.getByRole('region', { name: 'The events' }));
  course.getByText('Made up');
  expect(course.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    '{"kind":"began"}',
    '{"kind":"ended"}',
  ]);
  press('Back to the game');
  expect(reload).toHaveBeenCalledOnce();
});
