import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stored, wipeStored } from '#src/base/stored.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { StaffHeader } from './StaffHeader.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  wipeStored();
});

it('[inspector] another language is kept, takes the address’s place and loads nothing of a tool anew', async () => {
  answering({});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { address } = await show(
    <StaffHeader title="Bench" text="" logout="Leave">
      {null}
    </StaffHeader>,
    '/inspector',
    'en',
    '?lang=en&tab=log',
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ms' } });
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(address()).toBe('/inspector?tab=log'));
  expect(stored.language.get()).toBe('ms');
  expect(reload).not.toHaveBeenCalled();
});
