import type { GameKey } from '#contract/games.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Game } from './catalogue.ts';
import { DATES } from './dates.ts';

/** What every game has in common, and the keys and file names that follow from its own key. */
const entry = <Key extends GameKey>(
  key: Key,
  features: number,
  notices: number,
  pictures: 'svg' | 'webp' = 'svg',
) => {
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `item.${key}.${letter}${index + 1}`);
  return {
    key,
    ...DATES[key],
    route: `/games/${key}`,
    titleKey: `item.${key}.title`,
    alt: `item.${key}.line`,
    textKey: `item.${key}.text`,
    images: { en: 'card.en.svg', zh: 'card.zh.svg', ms: 'card.ms.svg' },
    screenshots: [`screen-1.${pictures}`, `screen-2.${pictures}`],
    languages: LANGUAGES,
    devices: ['desktop', 'mobile', 'tablet'],
    specificDate: 'everyDay',
    features: numbered('f', features),
    notices: numbered('n', notices),
  } as const;
};

/**
 * The catalogue, in the order of the games list (spec 2); figures and dates from spec 9. The
 * specification does not show volatilities, so they follow from how each game pays: low where a
 * round pays little and often, high where most of the return sits in rare large wins.
 */
export const GAMES = {
  squidgame: {
    ...entry('squidgame', 3, 2),
    gradient: ['#0d2b3e', '#7a1f3d'],
    tag: 'HOT',
    mode: null,
    publishMonth: null,
    stats: { rtp: 0.96, maxOdds: 1000, volatility: 'high' },
    play: {
      machine: () => import('./squidgame/machine.ts'),
      scene: () => import('./squidgame/scene.ts'),
    },
  },
  'spin-wheel': {
    ...entry('spin-wheel', 3, 2, 'webp'),
    gradient: ['#1d1b4c', '#b8862d'],
    tag: null,
    mode: null,
    publishMonth: '2024-12',
    stats: { rtp: 0.97, maxOdds: 50, volatility: 'medium' },
    play: {
      machine: () => import('./spin-wheel/machine.ts'),
      scene: () => import('./spin-wheel/scene.ts'),
    },
  },
  'rock-scissor-paper': {
    ...entry('rock-scissor-paper', 3, 2),
    gradient: ['#3a1747', '#c4702b'],
    tag: 'NEW',
    mode: null,
    publishMonth: '2025-07',
    stats: { rtp: 0.97, maxOdds: 1000, volatility: 'low' },
    play: {
      machine: () => import('./rock-scissor-paper/machine.ts'),
      scene: () => import('./rock-scissor-paper/scene.ts'),
    },
  },
  fto: {
    ...entry('fto', 3, 2),
    gradient: ['#0f4a43', '#8c2f39'],
    tag: null,
    mode: null,
    publishMonth: '2024-10',
    stats: { rtp: 0.97, maxOdds: 10, volatility: 'low' },
    play: {
      machine: () => import('./fto/machine.ts'),
      scene: () => import('./fto/scene.ts'),
    },
  },
  'lucky-egg': {
    ...entry('lucky-egg', 3, 2, 'webp'),
    gradient: ['#4b1d52', '#d0a13a'],
    tag: 'NEW',
    mode: null,
    publishMonth: '2025-07',
    stats: { rtp: 0.97, maxOdds: 500, volatility: 'high' },
    play: {
      machine: () => import('./lucky-egg/machine.ts'),
      scene: () => import('./lucky-egg/scene.ts'),
    },
  },
} as const satisfies Record<GameKey, Game>;

/** Every entry, in the order of the games list. */
export const GAME_LIST: readonly Game[] = Object.values(GAMES);
