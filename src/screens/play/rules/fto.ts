import { percentText } from '#engine/odds/percent.ts';
import { blindGuess, ftoAnalysis } from '#games/fto/odds.ts';
import type { FtoTuning } from '#games/fto/tuning.ts';
import { formatCoins, formatCount } from '#src/app/format.ts';
import type { Sheet, Words } from './sheet.ts';

/** Find the odd: its questions, and what they give. Nothing is staked, so nothing returns. */
export const ftoSheet = (t: Words, tuning: FtoTuning, volatility: string): Sheet => {
  const { ladder, coinsPerRight, windowHours } = tuning;
  const blind = ftoAnalysis(tuning, blindGuess);
  return {
    how: [
      t('rules.fto.questions', { count: ladder.length }),
      t('rules.fto.coin', { coins: formatCoins(coinsPerRight) }),
      t('rules.fto.clock'),
      t('rules.fto.wait', { hours: windowHours }),
    ],
    tables: [
      {
        title: t('rules.fto.ladder'),
        head: [
          t('rules.fto.question'),
          t('rules.fto.cards'),
          t('rules.fto.seconds'),
          t('rules.fto.guess'),
        ],
        rows: ladder.map(({ columns, rows, timeMs }, at) => [
          formatCount(at + 1),
          formatCount(columns * rows),
          formatCount(timeMs / 1000),
          percentText(1 / (columns * rows)),
        ]),
      },
    ],
    figures: [
      [t('rules.fto.free'), t('rules.fto.nothing')],
      [
        t('rules.maximum'),
        t('rules.fto.coins', { coins: formatCoins(coinsPerRight * ladder.length) }),
      ],
      [
        t('rules.fto.blind'),
        t('rules.fto.coins', { coins: formatCoins(Math.round(coinsPerRight * blind.mean)) }),
      ],
      [t('rules.volatility'), volatility],
    ],
  };
};
