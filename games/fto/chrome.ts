import { percentText } from '#engine/core/odds/percent.ts';
import { volatilityOf } from '#engine/core/odds/volatility.ts';
import { formatCoins, formatCount } from '#src/base/format.ts';
import { defineChrome } from '../chrome.ts';
import { blindGuess, ftoAnalysis } from './odds.ts';
import { FtoEvent, FtoView } from './shapes.ts';
import { ftoTuning } from './tuning.ts';

export const chrome = defineChrome({
  tuning: ftoTuning,
  event: FtoEvent,
  /** Find the odd: its questions, and what they give. Nothing is staked, so nothing returns. */
  sheet(t, tuning, say) {
    const { ladder, coinsPerRight, windowHours } = tuning;
    const blind = ftoAnalysis(tuning, blindGuess);
    return {
      how: [
        t('game:fto.rules.questions', { count: ladder.length }),
        t('game:fto.rules.coin', { coins: formatCoins(coinsPerRight) }),
        t('game:fto.rules.clock'),
        t('game:fto.rules.wait', { hours: windowHours }),
      ],
      tables: [
        {
          title: t('game:fto.rules.ladder'),
          head: [
            t('game:fto.rules.question'),
            t('game:fto.rules.cards'),
            t('game:fto.rules.seconds'),
            t('game:fto.rules.guess'),
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
        [t('game:fto.rules.free'), t('game:fto.rules.nothing')],
        [
          t('rules.maximum'),
          t('game:fto.rules.coins', { coins: formatCoins(coinsPerRight * ladder.length) }),
        ],
        [
          t('game:fto.rules.blind'),
          t('game:fto.rules.coins', { coins: formatCoins(Math.round(coinsPerRight * blind.mean)) }),
        ],
        [t('rules.volatility'), say(volatilityOf(blind.volatilityIndex))],
      ],
    };
  },
  /** A square a question, full where it was right. */
  shareLine(view) {
    const { verdicts = [] } = FtoView.safeParse(view).data ?? {};
    return verdicts.map((verdict) => (verdict === 'right' ? '■' : '□')).join('');
  },
  eventText(t, event) {
    switch (event.kind) {
      case 'question':
        return t('fto.event.asked', { question: event.question, cards: event.cells.length });
      case 'judged':
        return t(`fto.event.${event.isRight ? 'right' : event.cell === null ? 'missed' : 'wrong'}`);
      case 'finished':
        return t('fto.event.finished', { right: event.right, of: event.of });
    }
  },
});
