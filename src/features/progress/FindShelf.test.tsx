import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProgressAnswer } from '#contract/progress.ts';
import { FINDS } from '#games/lucky-egg/shapes.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { FindShelf } from './FindShelf.tsx';
import { findPicture } from './finds.ts';

const progress: NonNullable<ProgressAnswer['progress']> = {
  streak: { days: 0, isPlayedToday: false, best: 0, hasPass: true },
  goals: [],
  weekEnds: '2026-11-29T16:00:00.000Z',
  bests: [],
  finds: [{ find: 'bell', at: '2026-11-20T17:00:00.000Z' }],
  due: 0,
};

beforeEach(async () => {
  await loadTexts('finds');
  useSession.setState({ ...loggedOut('en'), isAuth: true }, true);
});
afterEach(cleanup);

it.each([
  ['en', 'Finds of the nest', 'A little bell', 'It rings when the chicks turn.'],
  ['zh', '巢中小物', '小铃铛', '雏鸟一翻身，它就响。'],
  ['ms', 'Jumpaan sarang', 'Loceng kecil', 'Berbunyi apabila anaknya bergerak.'],
] as const)('the shelf has a place for each, and names what was found, in %s', async (...of) => {
  const [language, title, name, line] = of;
  answering({ 'GET progress': { status: 200, data: { standing: 'on', openIn: [], progress } } });
  await show(<FindShelf />, '/', language);
  const shelf = within(await screen.findByRole('region', { name: title }));
  expect(shelf.getAllByRole('listitem')).toHaveLength(FINDS.length);
  expect(shelf.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    name,
  ]);
  shelf.getByText(line);
});

it('there is none while days and goals are off or rest', async () => {
  const made = answering({
    'GET progress': { status: 200, data: { standing: 'off', openIn: [], progress: null } },
  });
  await show(<FindShelf />);
  await expect.poll(() => made).toEqual(['GET progress']);
  expect(document.querySelector('section')).toBeNull();
});

it('each has a picture', () => {
  expect(new Set(FINDS.map(findPicture)).size).toBe(FINDS.length);
  expect(FINDS.every((find) => findPicture(find).length > 0)).toBe(true);
});
