import { defineEventText } from '../eventText.ts';
import { RpsEvent } from './shapes.ts';

export const eventText = defineEventText(RpsEvent, (t, event) => {
  switch (event.kind) {
    case 'began':
      return event.opponent === null
        ? t('rock-scissor-paper.event.house')
        : t('rock-scissor-paper.event.person', { name: event.opponent });
    case 'sought':
    case 'alone':
      return t(`rock-scissor-paper.event.${event.kind}`);
    case 'chosen':
      return t('rock-scissor-paper.event.chosen', {
        hand: t(`rock-scissor-paper.event.hand.${event.mine}`),
      });
    case 'thrown':
      return t(`rock-scissor-paper.event.${event.result}`, {
        number: event.number,
        mine: t(`rock-scissor-paper.event.hand.${event.mine ?? 'none'}`),
        theirs: t(`rock-scissor-paper.event.hand.${event.theirs ?? 'none'}`),
        score: event.score.join(':'),
      });
    case 'ended':
      return t(`rock-scissor-paper.event.${event.why}`);
  }
});
