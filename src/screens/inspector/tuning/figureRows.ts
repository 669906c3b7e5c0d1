import { PROGRESS_COST } from '#contract/progressCost.ts';
import { figure } from '#engine/core/figures.ts';
import type { Analysis } from '#engine/core/odds/analysis.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { type DayCost, senOfCoins } from '#games/gate/dayCost.ts';
import type { ExactFigures, WayFigures } from '#games/gate/figures.ts';
import { formatCoins, formatCredit, formatOdds, MINUS } from '#src/base/format.ts';
import type { TuningWords } from '../useWords.ts';

/** A figure of a tuning: how it is told, and how a change of it is. */
export interface FigureRow {
  key: string;
  label: string;
  text: string;
  note: string;
  amount: number;
  change: Told;
}

/** Tells an amount that is not below 0, with a sign before each of its numbers. */
type Told = (amount: number, sign: string) => string;
const after =
  (text: (amount: number) => string): Told =>
  (amount, sign) =>
    sign + text(amount);

/** Digits enough to see a hundredth of a hundredth of a point. */
export const shareText = (share: number): string => `${figure(100 * share, 2, 6)}%`;

/** A fraction that is longer says nothing to an eye. */
const MOST_DIGITS = 22;
const fractionText = ({ over, under }: WayFigures['analysis']['exactMean']): string => {
  const text = `${over}/${under}`;
  return under > 1n && text.length <= MOST_DIGITS ? text : '';
};

const oneIn = ({ say }: TuningWords, chance: number): string =>
  chance > 0 ? say('figures.oneIn', { count: figure(1 / chance, 0, chance > 0.1 ? 2 : 0) }) : '';

/** Doubles that differ by less are the same number. */
export const ROUNDING = 1e-10;

/** An amount that may be below 0; `plus` stands before one that is not. */
export const signed = (amount: number, told: Told, plus = ''): string =>
  amount < 0 ? told(-amount, MINUS) : told(amount, plus);

const coinsText =
  ({ say }: TuningWords): Told =>
  (coins, sign) =>
    say('figures.coinsAndMoney', {
      coins: sign + formatCoins(coins),
      money: sign + formatCredit(senOfCoins(coins)),
    });

const costRow = (words: TuningWords, key: 'average' | 'most', day: DayCost): FigureRow => {
  const text = day.unit === 'sen' ? after(formatCredit) : coinsText(words);
  const amount = day[key];
  const label = words.say(`figures.${key}`);
  return { key, label, text: signed(amount, text), note: '', amount, change: text };
};

/** What coming back costs a player and day beside any game; no tuning changes it. */
const backRow = (words: TuningWords): FigureRow => {
  const change = coinsText(words);
  const [label, note] = [words.say('figures.back'), words.say('figures.backNote')];
  return {
    key: 'back',
    label,
    text: change(PROGRESS_COST, ''),
    note,
    amount: PROGRESS_COST,
    change,
  };
};

const paidRow = (words: TuningWords, { most }: ExactFigures, { day }: WayFigures): FigureRow => {
  const isMoney = day.unit === 'sen';
  const text = isMoney ? after(formatCredit) : coinsText(words);
  const amount = isMoney ? most.sen : most.coins;
  const what = { spins: 'paidSpin', free: 'paidFree', staked: 'paid' }[day.play];
  const label = words.say(`figures.${what}`);
  return { key: 'paid', label, text: signed(amount, text), note: '', amount, change: text };
};

const returnRows = ({ say }: TuningWords, { analysis, least, day }: WayFigures): FigureRow[] => {
  const { mean, exactMean } = analysis;
  const note = fractionText(exactMean);
  const units = (value: number) => figure(value, 2, 4);
  if (day.play === 'free')
    return [
      {
        key: 'mean',
        label: say('figures.meanFree'),
        text: units(mean),
        note,
        amount: mean,
        change: after(units),
      },
    ];
  const change = after((by) => say('figures.points', { value: figure(100 * by, 2, 6) }));
  const bet = day.unit === 'sen' ? formatCredit(least.bet) : formatCoins(least.bet);
  return [
    { key: 'mean', label: say('figures.mean'), text: shareText(mean), note, amount: mean, change },
    {
      key: 'leastMean',
      label: say('figures.leastMean'),
      text: shareText(least.mean),
      note:
        mean - least.mean > ROUNDING ? say('figures.leastBet', { bet }) : say('figures.everyBet'),
      amount: least.mean,
      change,
    },
  ];
};

/** What counts as a hit: of who stakes nothing whatever comes. */
export const hitText = ({ say }: TuningWords, { staked }: Pick<Analysis, 'staked'>): string =>
  say(staked === 0 ? 'figures.prize' : 'figures.hit');

/** All that is told of a way, in order. */
export const figureRowsOf = (
  words: TuningWords,
  figures: ExactFigures,
  way: WayFigures,
): FigureRow[] => {
  const { say } = words;
  const { hitRate, standardDeviation, volatilityIndex } = way.analysis;
  const { maximum, maximumChance } = way.analysis;
  const hit = hitText(words, way.analysis);
  const plain = (value: number) => figure(value, 2, 3);
  const times = (value: number) => `${figure(value, 2, 3)}×`;
  const points = (by: number) => say('figures.points', { value: figure(100 * by, 2, 6) });
  const row = (
    key: string,
    amount: number,
    text: string,
    change: (amount: number) => string,
    note = '',
  ): FigureRow => ({
    key,
    label: say(`figures.${key}`),
    text,
    note,
    amount,
    change: after(change),
  });
  return [
    ...returnRows(words, way),
    row('hitRate', hitRate, percentText(hitRate), points, hit),
    row('deviation', standardDeviation, times(standardDeviation), times),
    row('index', volatilityIndex, plain(volatilityIndex), plain, say(`classes.${way.volatility}`)),
    row('maximum', maximum, formatOdds(maximum), formatOdds),
    row('chance', maximumChance, oneIn(words, maximumChance), points, percentText(maximumChance)),
    paidRow(words, figures, way),
    costRow(words, 'average', way.day),
    costRow(words, 'most', way.day),
    backRow(words),
  ];
};
