import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayOf, dayStart } from '#contract/day.ts';
import { FREE_GAME, SPIN_GAME } from '#contract/facts.ts';
import { GAME_KEYS } from '#contract/games.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { activeFirst, isEnded, isUpcoming } from './catalogue.ts';
import { datesOf } from './dates.ts';
import { ftoTuning } from './fto/tuning.ts';
import { GAME_LIST, GAMES } from './index.ts';
import { gameOf } from './registry.ts';

test('[catalogue] every game has an entry under its own key and route', () => {
  expect(Object.keys(GAMES).sort()).toEqual([...GAME_KEYS].sort());
  for (const [key, game] of Object.entries(GAMES)) {
    expect(game.key).toBe(key);
    expect(game.route).toBe(`/games/${key}`);
    expect(Object.keys(game.images)).toEqual([...LANGUAGES]);
  }
});

test('[catalogue] figures and start dates are those of the specification', () => {
  const shown = Object.fromEntries(
    GAME_LIST.map(({ key, stats, startdate }) => [key, [stats.rtp, stats.maxOdds, startdate]]),
  );
  expect(shown).toMatchObject({
    fto: [0.97, 10, '2024-10-02'],
    'spin-wheel': [0.97, 50, '2024-12-28'],
    squidgame: [0.96, 1000, null],
    'rock-scissor-paper': [0.97, 1000, '2025-07-03'],
    'lucky-egg': [0.97, 500, '2025-07-28'],
  });
});

test('the free game and the one of spins are what their plans say', () => {
  expect(gameOf(FREE_GAME).plan.kind).toBe('free');
  expect(gameOf(SPIN_GAME).plan.kind).toBe('spins');
});

/** By its own key in quotes or as a property; texts are typed by the files of the games that are there. */
const KEYS = GAME_KEYS.join('|');
const NAMED = new RegExp(`['"](${KEYS})['"]|\\.(${KEYS})\\b|\\b(${KEYS})\\??:`);

test('what is shown of games is asked of the catalogue: no screen names a game by its key', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/test[A-Z]/.test(file) && file !== 'src/app/locales/texts.ts',
  );
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => NAMED.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});

test('[catalogue] find the odd shows what its tuning says', () => {
  expect(GAMES.fto.stats.maxOdds).toBe(ftoTuning.defaults.ladder.length);
});

test.each(LANGUAGES)('[catalogue] every text key has its text in %s', (language) => {
  for (const game of GAME_LIST) {
    const file = new URL(`../assets/locales/${language}/games/${game.key}.json`, import.meta.url);
    const texts: unknown = { [game.key]: JSON.parse(readFileSync(file, 'utf8')) };
    const textOf = (key: string) =>
      key.split('.').reduce<unknown>((at, part) => Object(at)[part], texts);
    const { titleKey, alt, textKey, features, notices } = game;
    for (const key of [titleKey, alt, textKey, ...features, ...notices])
      expect(textOf(key), key).toEqual(expect.stringMatching(/\S/));
  }
});

test('[games-cards] a game is over after its last day in Malaysia, and then stands last', () => {
  const ended = { key: 'squidgame', startdate: null, enddate: '2024-10-14' } as const;
  const open = { key: 'fto', startdate: null, enddate: null } as const;
  const lastMoment = Date.UTC(2024, 9, 14, 15, 59, 59, 999);
  expect(isEnded(ended, lastMoment)).toBe(false);
  expect(isEnded(ended, lastMoment + 1)).toBe(true);
  expect(isEnded(open, lastMoment)).toBe(false);
  expect(activeFirst([ended, open], {}, lastMoment)).toEqual([ended, open]);
  expect(activeFirst([ended, open], {}, lastMoment + 1)).toEqual([open, ended]);
});

test('[catalogue] [games-cards] the dates an operator set count in place of the own ones', () => {
  const egg = GAMES['lucky-egg'];
  const set = { 'lucky-egg': { startdate: '2026-08-24', enddate: '2026-08-31' } };
  expect(datesOf(egg, {})).toBe(egg);
  expect(datesOf(GAMES.fto, set)).toBe(GAMES.fto);
  const dates = datesOf(egg, set);
  const [first, after] = [dayStart('2026-08-24'), dayStart('2026-09-01')];
  expect([first - 1, first].map((now) => isUpcoming(dates, now))).toEqual([true, false]);
  expect([after - 1, after].map((now) => isEnded(dates, now))).toEqual([false, true]);
  expect([after - 1, after].map(dayOf)).toEqual(['2026-08-31', '2026-09-01']);
  const keys = (now: number) => activeFirst([egg, GAMES.fto], set, now).map(({ key }) => key);
  expect(keys(after - 1)).toEqual(['lucky-egg', 'fto']);
  expect(keys(after)).toEqual(['fto', 'lucky-egg']);
});
