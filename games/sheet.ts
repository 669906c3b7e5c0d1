import type { TFunction } from 'i18next';
import { figure } from '#engine/core/figures.ts';
import type { Analysis } from '#engine/core/odds/analysis.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { type Volatility, volatilityOf } from '#engine/core/odds/volatility.ts';
import type { TuningKit } from '#engine/core/rules/tuning.ts';
import { formatOdds } from '#src/base/format.ts';

/** Of the namespace `play` what all games say, of `game:<key>.rules` what one says. */
export type SheetTexts = TFunction<['play', 'game']>;

/** A table of a rules page: words and figures ready to be shown. */
interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** All that a game's rules page says, computed from the tuning in force. */
export interface Sheet {
  /** How it is played, a sentence each. */
  how: readonly string[];
  tables: readonly Table[];
  figures: readonly (readonly [name: string, value: string])[];
}

/** A class of volatility in the player's language. */
export type SayVolatility = (volatility: Volatility) => string;

const between = (values: readonly number[], text: (value: number) => string): string => {
  const least = text(Math.min(...values));
  const most = text(Math.max(...values));
  return least === most ? least : `${least} – ${most}`;
};

/** Return, hit rate, maximum and volatility: of one way of playing, or from which to which of many. */
export const sheetFigures = (
  t: SheetTexts,
  ways: readonly Analysis[],
  say: SayVolatility,
): Sheet['figures'] => {
  const best = ways.toSorted((a, b) => a.maximum - b.maximum).at(-1);
  const indices = ways.map((way) => way.volatilityIndex);
  const index = between(indices, (value) => figure(value, 0, 2));
  const volatility = say(volatilityOf(Math.max(...indices)));
  return [
    [
      t('rules.rtp'),
      between(
        ways.map((way) => way.mean),
        percentText,
      ),
    ],
    [
      t(best?.staked === 0 ? 'rules.prizeRate' : 'rules.hitRate'),
      between(
        ways.map((way) => way.hitRate),
        percentText,
      ),
    ],
    [
      t('rules.maximum'),
      t('rules.withChance', {
        times: formatOdds(best?.maximum ?? 0),
        chance: percentText(best?.maximumChance ?? 0),
      }),
    ],
    [t('rules.volatility'), t('rules.withIndex', { volatility, index })],
  ];
};

/** Makes a game's rules page of a tuning as it came. */
export type MakeSheet = (t: SheetTexts, tuning: unknown, say: SayVolatility) => Sheet;

/** A game's `sheet.ts`: from the tuning in force, or from the defaults where it can't be read. */
export const defineSheet =
  <Tuning>(
    { schema, defaults }: TuningKit<Tuning>,
    make: (t: SheetTexts, tuning: Tuning, say: SayVolatility) => Sheet,
  ): MakeSheet =>
  (t, tuning, say) =>
    make(t, schema.safeParse(tuning).data ?? defaults, say);
