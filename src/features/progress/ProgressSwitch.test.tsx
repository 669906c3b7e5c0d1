import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProgressAnswer } from '#contract/progress.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { ProgressSwitch } from './ProgressSwitch.tsx';

const standing = (is: ProgressAnswer['standing']) => ({
  status: 200,
  data: { standing: is, openIn: [], progress: null } satisfies ProgressAnswer,
});
const toggle = () => screen.findByRole('switch', { name: /^Remember my days and goals/ });
const way = () => screen.queryByRole('link', { name: 'See my days and goals' });

beforeEach(() => useSession.setState({ ...loggedOut('en'), isAuth: true }, true));
afterEach(cleanup);

it('turns what is remembered off, once after a double tap; then nothing leads to it', async () => {
  const made = answering({
    'GET progress': standing('on'),
    'PUT progress/standing': standing('off'),
  });
  await show(<ProgressSwitch />);
  const remember = await toggle();
  expect([remember.getAttribute('aria-checked'), way()?.getAttribute('href')]).toEqual([
    'true',
    '/progress',
  ]);
  fireEvent.click(remember);
  fireEvent.click(remember);
  await waitFor(() => expect(remember.getAttribute('aria-checked')).toBe('false'));
  expect(way()).toBeNull();
  expect(made).toEqual(['GET progress', 'PUT progress/standing']);
});

it('during a break it is on, and rests', async () => {
  answering({ 'GET progress': standing('resting') });
  await show(<ProgressSwitch />);
  expect((await toggle()).getAttribute('aria-checked')).toBe('true');
});

it('a change that was not made leaves it as it was, and says why', async () => {
  answering({ 'GET progress': standing('off'), 'PUT progress/standing': 'unreachable' });
  await show(<ProgressSwitch />);
  fireEvent.click(await toggle());
  await screen.findByRole('alert');
  expect((await toggle()).getAttribute('aria-checked')).toBe('false');
});

it('says that it could not be asked for, and asks again', async () => {
  answering({ 'GET progress': { status: 500, data: {} } });
  await show(<ProgressSwitch />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answering({ 'GET progress': standing('on') });
  fireEvent.click(again);
  await toggle();
});
