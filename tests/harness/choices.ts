import { GAME_KEYS, isGameKey } from '#contract/facts.ts';
import type { GameKey } from '#contract/games.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import { type Phase, SIZES } from '../shots/phase.ts';
import { PHASES } from '../shots/phases.ts';

export const RATES = [1, 1 / 2, 1 / 4, 1 / 8] as const;
export type SizeName = keyof typeof SIZES | 'window';
export const SIZE_NAMES: readonly SizeName[] = [
  'window',
  ...(Object.keys(SIZES) as (keyof typeof SIZES)[]),
];

/** What the harness shows, as its address has it. */
export interface Choices {
  game: GameKey;
  /** One of `phasesOf(game)`; null: the game from its beginning. */
  phase: Phase | null;
  rate: number;
  isPaused: boolean;
  size: SizeName;
  lang: Language;
  isCalm: boolean;
  /** Two hexadecimal digits that give other outcomes; null: the phase's, or those of chance. */
  seed: string | null;
}

/** Every phase of a game but those of the chrome, which is not here. */
export const phasesOf = (game: GameKey): readonly Phase[] =>
  PHASES.filter((phase) => phase.game === game && !phase.chrome);

export const readChoices = (search: string): Choices => {
  const params = new URLSearchParams(search);
  const asked = params.get('game');
  const game = isGameKey(asked) ? asked : GAME_KEYS[0];
  const name = params.get('phase');
  const lang = params.get('lang');
  const size = params.get('size');
  return {
    game,
    phase: phasesOf(game).find((phase) => phase.name === name) ?? null,
    rate: RATES.find((rate) => String(rate) === params.get('rate')) ?? 1,
    isPaused: params.has('paused'),
    size: SIZE_NAMES.find((each) => each === size) ?? 'window',
    lang: isLanguage(lang) ? lang : 'en',
    isCalm: params.has('calm'),
    seed: params.get('seed'),
  };
};

/** The address's part that `readChoices` reads the same from. */
export const addressOf = ({
  game,
  phase,
  rate,
  isPaused,
  size,
  lang,
  isCalm,
  seed,
}: Choices): string => {
  const params = new URLSearchParams({ game, lang, size });
  if (phase !== null) params.set('phase', phase.name);
  if (rate !== 1) params.set('rate', String(rate));
  if (seed !== null) params.set('seed', seed);
  for (const [name, isOn] of [
    ['paused', isPaused],
    ['calm', isCalm],
  ] as const)
    if (isOn) params.set(name, '');
  return `?${params}`;
};
