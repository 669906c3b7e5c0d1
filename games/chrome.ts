import type { TFunction } from 'i18next';
import type { RoundEvent } from '#contract/rounds.ts';
import { figure } from '#engine/core/figures.ts';
import type { Analysis, Outcome } from '#engine/core/odds/analysis.ts';
import { numberOf } from '#engine/core/odds/fraction.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { type Volatility, volatilityOf } from '#engine/core/odds/volatility.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { TuningKit } from '#engine/core/rules/tuning.ts';
import { formatOdds } from '#src/base/format.ts';

/** Of the namespace `play` what all games say, of `game:<key>.rules` what one says. */
export type SheetTexts = TFunction<['play', 'game']>;
export type EventWords = TFunction<'game'>;

/** A table of a rules page: words and figures ready to be shown. */
interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** All that a game's rules page says, computed from the tuning in force. */
interface Sheet {
  /** How it is played, a sentence each. */
  how: readonly string[];
  tables: readonly Table[];
  figures: readonly (readonly [name: string, value: string])[];
}

/** A class of volatility in the player's language. */
type SayVolatility = (volatility: Volatility) => string;

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

/** What may come: what each outcome pays and how likely it is, behind columns of the game's own. */
export const outcomeTable = <Each extends Outcome>(
  t: SheetTexts,
  title: string,
  outcomes: readonly Each[],
  own: readonly (readonly [head: string, cell: (outcome: Each, at: number) => string])[] = [],
): Table => ({
  title,
  head: [...own.map(([head]) => head), t('rules.pays'), t('rules.chance')],
  rows: outcomes.map((outcome, at) => [
    ...own.map(([, cell]) => cell(outcome, at)),
    formatOdds(outcome.multiplier / UNIT),
    percentText(numberOf(outcome.chance)),
  ]),
});

/** What a game says in the chrome's own places. */
export interface GameChrome {
  /** Its rules page, of a tuning as it came. */
  sheet(t: SheetTexts, tuning: unknown, say: SayVolatility): Sheet;
  /** An event in a short sentence of the player's language. */
  eventText(t: EventWords, event: RoundEvent): string;
  /** A finished round in a line of signs, to stand beside its shared picture; '' where a game has none. */
  shareLine(view: unknown): string;
}

/** How a game says it, of what its own schemas read. */
interface OwnChrome<Tuning, Event> {
  tuning: TuningKit<Tuning>;
  event: { safeParse(event: unknown): { data?: Event | undefined } };
  sheet(t: SheetTexts, tuning: Tuning, say: SayVolatility): Sheet;
  eventText(t: EventWords, event: Event): string;
  shareLine?(view: unknown): string;
}

/**
 * A game's `chrome.ts`. The rules page is that of the tuning in force, or of the defaults where it can't be
 * read; an event that is none of its own is shown by its name.
 */
export const defineChrome = <Tuning, Event>({
  tuning: { schema, defaults },
  event: eventSchema,
  sheet,
  eventText,
  shareLine = () => '',
}: OwnChrome<Tuning, Event>): GameChrome => ({
  shareLine,
  sheet: (t, tuning, say) => sheet(t, schema.safeParse(tuning).data ?? defaults, say),
  eventText(t, event) {
    const { data } = eventSchema.safeParse(event);
    return data === undefined ? event.kind : eventText(t, data);
  },
});

/** What a step of a guide shows, side by side; the hand taps the one at `tapped`. */
export interface GuidePicture {
  images: readonly string[];
  tapped?: number;
  /** Dark drawings stand on paper. */
  isLit?: true;
}

/**
 * A game's `guide.ts`, apart from its `chrome.ts`, since a first visit waits for it: three steps; their words
 * are `<key>.guide.1` to `3` of the namespace `game`. The pictures are files (`?url&no-inline`): of all
 * games' guides one is looked at.
 */
export type GuideSteps = readonly [GuidePicture, GuidePicture, GuidePicture];
