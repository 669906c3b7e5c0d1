import type { GameDates, GameKey } from '#contract/games.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { ANNOUNCED } from '#contract/terms.ts';
import type { TransactionType } from '#contract/transactions.ts';
import type { Volatility } from '#engine/core/odds/volatility.ts';

/** What a game's `card.ts` says of it; its figures are those the club announces. */
interface CardFacts extends Partial<GameDates> {
  key: GameKey;
  /** The type of its lines in the history. */
  transactionType: TransactionType;
  /** How its picture comes to light while the table loads. */
  unveiled: 'card by card' | 'step by step' | 'by a curtain' | 'by a glow' | 'by a turn';
  /** Background of card and page, from the upper left to the lower right. */
  gradient: readonly [from: string, to: string];
  tag: 'HOT' | 'NEW' | null;
  /** Of the most volatile way of playing by the defaults (games/gate/figures.test.ts). */
  volatility: Volatility;
  /** What its lines in the history are marked with. */
  lineIcon?: 'gift';
  /** The format of its screenshots: an SVG, where it is not said. */
  pictures?: 'webp';
}

/** A game as the list and its page show it (spec 3). Texts are keys of the namespace `game`. */
export interface Card
  extends GameDates,
    Omit<CardFacts, 'volatility' | 'pictures' | keyof GameDates> {
  /** YYYY-MM, null where it is not known. */
  publishMonth: string | null;
  stats: {
    /** A share: 0.97 is shown as 97%. */
    rtp: number;
    /** Times the stake. */
    maxOdds: number;
    volatility: Volatility;
  };
  titleKey: string;
  /** What the pictures show: said of them, under the name and in the title of the page. */
  alt: string;
  textKey: string;
  /** File names in assets/ui/games/<key>/. */
  images: Record<Language, string>;
  screenshots: readonly string[];
  /** On which days between them it is open. */
  specificDate: 'everyDay';
  route: `/games/${GameKey}`;
  /** What the catalogue says; the server's flag in the play records counts as well. */
  mode: 'maintenance' | null;
  devices: readonly ('desktop' | 'mobile' | 'tablet')[];
  languages: readonly Language[];
  features: readonly string[];
  notices: readonly string[];
}

/** What every game has in common, and the keys and file names that follow from its own key. */
export const cardOf = ({
  volatility,
  pictures,
  startdate = null,
  enddate = null,
  ...facts
}: CardFacts): Card => {
  const { key } = facts;
  const kind = pictures ?? 'svg';
  const { rtp, maxOdds } = ANNOUNCED[key];
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${key}.about.${letter}${index + 1}`);
  return {
    ...facts,
    startdate,
    enddate,
    publishMonth: startdate?.slice(0, 'YYYY-MM'.length) ?? null,
    stats: { rtp, maxOdds, volatility },
    route: `/games/${key}`,
    titleKey: `${key}.about.title`,
    alt: `${key}.about.line`,
    textKey: `${key}.about.text`,
    images: { en: 'card.en.svg', zh: 'card.zh.svg', ms: 'card.ms.svg' },
    screenshots: [`screen-1.${kind}`, `screen-2.${kind}`],
    languages: LANGUAGES,
    devices: ['desktop', 'mobile', 'tablet'],
    specificDate: 'everyDay',
    mode: null,
    features: numbered('f', 3),
    notices: numbered('n', 2),
  };
};
