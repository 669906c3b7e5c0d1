import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { wallClock } from '#engine/core/clock.ts';
import { formatDate } from '#src/base/format.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { ClosedUntil } from './ClosedUntil.tsx';

afterEach(cleanup);

const HOUR_MS = 3_600_000;

it.each([
  ['en', 'Under maintenance'],
  ['zh', '系统维护中'],
  ['ms', 'Dalam penyelenggaraan'],
] as const)('[route-maintenance] shows the flag and the datetime in %s', async (language, flag) => {
  answering({});
  const until = new Date(wallClock.now() + 2 * HOUR_MS).toISOString();
  await show(<ClosedUntil until={until} />, '/maintenance', language);
  screen.getByText(flag);
  // Some languages part date and time with a space of another width.
  const time = screen.getByText(formatDate(until, language).replace(/\s/g, ' '));
  expect(time.getAttribute('datetime')).toBe(until);
});

it('says so where nobody knows when, or the time has come', async () => {
  answering({});
  await show(<ClosedUntil until={null} />);
  screen.getByText('As soon as we are done');
  cleanup();
  await show(<ClosedUntil until={new Date(wallClock.now() - HOUR_MS).toISOString()} />);
  screen.getByText('Any moment now');
});
