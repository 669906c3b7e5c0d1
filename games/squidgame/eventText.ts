import { formatTimes } from '#src/base/format.ts';
import { defineEventText } from '../eventText.ts';
import { SquidEvent } from './shapes.ts';

export const eventText = defineEventText(SquidEvent, (t, event) => {
  switch (event.kind) {
    case 'began':
      return t('squidgame.event.began');
    case 'crossed':
      return t('squidgame.event.crossed', {
        step: event.step,
        panel: event.panel + 1,
        times: formatTimes(event.multiplier),
      });
    case 'fell':
      return t('squidgame.event.fell', { step: event.step, panel: event.panel + 1 });
    case 'ended':
      return t(`squidgame.event.${event.why === 'fell' ? 'lost' : event.why}`, {
        times: formatTimes(event.multiplier),
      });
  }
});
