import { defineEventText } from '../eventText.ts';
import { FtoEvent } from './shapes.ts';

export const eventText = defineEventText(FtoEvent, (t, event) => {
  switch (event.kind) {
    case 'question':
      return t('fto.event.asked', { question: event.question, cards: event.cells.length });
    case 'judged':
      return t(`fto.event.${event.isRight ? 'right' : event.cell === null ? 'missed' : 'wrong'}`);
    case 'finished':
      return t('fto.event.finished', { right: event.right, of: event.of });
  }
});
