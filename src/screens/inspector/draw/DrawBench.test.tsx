import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { DrawBench } from './DrawBench.tsx';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => loadTexts('inspector', 'chart'));
afterEach(cleanup);

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('[quiz-rules] designers see the draw’s exact chances, the same at every place, and its machine', async () => {
  await show(<DrawBench />);
  expect(screen.getAllByText('3/10 (30%)')).toHaveLength(2);
  expect(screen.getAllByText('7/10 (70%)')).toHaveLength(2);
  type('Place in the queue', '50');
  expect(screen.getAllByText('3/10 (30%)')).toHaveLength(2);
  type('Tickets left', '0');
  expect(screen.getAllByText('1/1 (100%)')).toHaveLength(2);
  // What is no number of prizes is not taken.
  type('Bonuses left', '-3');
  expect(screen.getByLabelText<HTMLInputElement>('Bonuses left').value).toBe('35');
  const chart = within(screen.getByRole('region', { name: /states and transitions/ }));
  chart.getByRole('button', { name: 'presenting' });
});
