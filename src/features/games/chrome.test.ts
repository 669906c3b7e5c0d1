import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { SheetTexts } from '#games/chrome.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { followLanguage } from '#src/app/i18n.ts';
import { sheetOf } from './chrome.ts';

const words = i18next.getFixedT('en', ['play', 'game']) as unknown as SheetTexts;
const sheet = (game: (typeof GAME_KEYS)[number], tuning: unknown = null) =>
  sheetOf(game, words, tuning, (volatility) => volatility);
const figure = (game: (typeof GAME_KEYS)[number], at: number) => sheet(game).figures[at]?.[1];

beforeAll(() => followLanguage(new URL('https://club.test/?lang=en')));

describe('the rules page', () => {
  it('[squid-rules] the bridge: 96% at every step, and its ladder to 983.04', () => {
    expect(figure('squidgame', 0)).toBe('96%');
    expect(figure('squidgame', 2)).toBe('983.04×, chance 0.09766%');
    const rows = sheet('squidgame').tables[0]?.rows;
    expect(rows?.[0]).toEqual(['1', '1 of 2', '1.92×', '50%']);
    expect(rows?.[9]).toEqual(['10', '1 of 2', '983.04×', '0.09766%']);
  });

  it('[rps-rules] the house: 97%, and of 300 deciding throws 94, 106 and 100', () => {
    expect(figure('rock-scissor-paper', 0)).toBe('97%');
    const told = sheet('rock-scissor-paper').how.join(' ');
    expect(told).toContain('Of 300 throws you win 100, lose 100 and tie 100');
    expect(told).toContain('at 1:1, which decides, 94, 106 and 100');
    expect(told).toContain('the club keeps 3% of both bets');
  });

  it('[egg-rules] the nest: 97%, up to 500 times, bonus and box opened to their prizes', () => {
    expect(figure('lucky-egg', 0)).toBe('97%');
    expect(figure('lucky-egg', 2)).toMatch(/^500×, chance 0\.006%$/);
    const kinds = sheet('lucky-egg').tables[0]?.rows.map(([kind]) => kind);
    expect(new Set(kinds)).toEqual(new Set(['Nothing', 'Coins', 'Free bonus', 'Mystery box']));
  });

  it('[wheel-rules] the kite: 97%, every rib with its prize and chance', () => {
    expect(figure('spin-wheel', 0)).toBe('97%');
    const rows = sheet('spin-wheel').tables[0]?.rows ?? [];
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['1', 'RM50.00', '50×', '0.2%']);
  });

  it('[fto-rules] find the odd: ten questions, a coin each, nothing staked', () => {
    expect(sheet('fto').tables[0]?.rows).toHaveLength(10);
    expect(figure('fto', 1)).toBe('10.00 coins');
  });

  it('is computed from the tuning in force, not written', () => {
    const tuning = {
      ...squidTuning.defaults,
      steps: [
        { panels: 4, safePanels: 3, multiplier: 12_000 },
        { panels: 3, safePanels: 1, multiplier: 36_000 },
      ],
      maxBet: 5_00,
    };
    const { figures, tables, how } = sheet('squidgame', tuning);
    expect(figures[0]?.[1]).toBe('90%');
    expect(tables[0]?.rows).toEqual([
      ['1', '3 of 4', '1.2×', '75%'],
      ['2', '1 of 3', '3.6×', '25%'],
    ]);
    expect(how[0]).toBe('Set a bet from 0.50 to 5.00 coins.');
  });
});

it.each(LANGUAGES)('every game has its page in %s, without a gap', async (language) => {
  await followLanguage(new URL(`https://club.test/?lang=${language}`));
  const own = i18next.getFixedT(language, 'play') as unknown as SheetTexts;
  for (const game of GAME_KEYS) {
    const text = JSON.stringify(sheetOf(game, own, null, () => '-'));
    expect(text).not.toMatch(/\{\{|NaN|undefined|rules\./);
  }
});
