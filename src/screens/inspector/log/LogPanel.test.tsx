import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { visit } from '../testVisit.ts';
import { LogPanel } from './LogPanel.tsx';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Room for rows: nothing is laid out here.
  for (const side of ['clientHeight', 'clientWidth'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 4_000 });
});
beforeEach(() => loadTexts('chart'));
afterEach(cleanup);

const rows = () =>
  within(screen.getByRole('region', { name: 'Entries' }))
    .queryAllByRole('button')
    .map((row) => row.textContent ?? '');

const shown = async () => {
  const { link, recorder, start } = await visit('squidgame');
  const onJump = vi.fn();
  const onSave = vi.fn();
  await show(<LogPanel recorder={recorder} onJump={onJump} onSave={onSave} />);
  start();
  await waitFor(() => expect(rows().at(-1)).toContain('loading → idle'));
  return { link, recorder, onJump, onSave };
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('[inspector] the log tells events, transitions with what they changed, and calls as they come', async () => {
  const { link } = await shown();
  expect(rows().some((row) => row.includes('call {"call":1,"name":"load"'))).toBe(true);
  link.send({ type: 'open' });
  await waitFor(() => expect(rows().some((row) => row.includes('presenting → '))).toBe(true));
  const opened = rows().find((row) => row.includes('idle → preparing'));
  expect(opened).toMatch(/state idle → preparing · intent/);
  expect(rows().some((row) => row.includes('"type":"open"'))).toBe(true);
});

it('[inspector] it is filtered by kind and words, held, and goes on with what came meanwhile', async () => {
  const { link } = await shown();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Calls' }));
  expect(rows().some((row) => row.includes('"name":"load"'))).toBe(false);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'LOADING →' } });
  expect(rows()).toHaveLength(1);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  press('Pause');
  const before = rows().length;
  link.send({ type: 'bet', bet: 100 });
  await screen.findByText(/3 entries came meanwhile/);
  expect(rows()).toHaveLength(before);
  press('Go on');
  expect(rows()).toHaveLength(before + 3);
});

it('[inspector] from an entry one goes back to it, in its segment; the visit is saved', async () => {
  const { link, recorder, onJump, onSave } = await shown();
  link.send({ type: 'open' });
  await waitFor(() => expect(rows().some((row) => row.includes('idle → preparing'))).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: /state idle → preparing/ }));
  press('Go back there');
  const entries = recorder.recording().segments[1]?.entries ?? [];
  const index = entries.findIndex((each) => each.kind === 'state' && each.value === 'preparing');
  expect(onJump).toHaveBeenCalledExactlyOnceWith(1, index);
  press('Save as recording');
  expect(onSave).toHaveBeenCalledOnce();
});

it('[inspector] what is shown is copied as lines of JSON; where that is forbidden it says so', async () => {
  await shown();
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'state' } });
  const count = rows().length;
  press('Copy as JSON lines');
  await screen.findByText(`Copied: ${count} entries.`);
  const lines = (writeText.mock.calls[0]?.[0] ?? '').split('\n').map((line) => JSON.parse(line));
  expect(lines).toHaveLength(count);
  expect(lines.at(-1)).toMatchObject({ segment: 0, kind: 'state', value: 'idle' });
  writeText.mockRejectedValue(new Error('no'));
  press('Copy as JSON lines');
  await screen.findByText('The browser did not allow copying.');
  vi.unstubAllGlobals();
});

it('[inspector] the events of a round are copied as they were shown, with its stake', async () => {
  const { link } = await shown();
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
  press('Copy the events');
  await screen.findByText('Events copied: 0.');
  link.send({ type: 'bet', bet: 500 });
  link.send({ type: 'open' });
  await waitFor(() => expect(rows().at(-1)).toContain('deciding'));
  press('Copy the events');
  await screen.findByText('Events copied: 1.');
  expect(JSON.parse(writeText.mock.lastCall?.[0] ?? '')).toEqual({
    bet: 500,
    won: 0,
    events: [{ kind: 'began' }],
  });
});

it('[inspector] what is made up can not be saved as a recording', async () => {
  const { recorder } = await visit('squidgame');
  await show(<LogPanel recorder={recorder} isMadeUp onJump={vi.fn()} onSave={vi.fn()} />);
  screen.getByText(/^Made up: what is shown was played in no round/);
  expect(screen.getByRole('button', { name: 'Save as recording' })).toHaveProperty(
    'disabled',
    true,
  );
});
