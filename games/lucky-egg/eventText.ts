import { formatTimes } from '#src/base/format.ts';
import { defineEventText } from '../eventText.ts';
import { EggEvent } from './shapes.ts';

export const eventText = defineEventText(EggEvent, (t, event) => {
  switch (event.kind) {
    case 'laid':
      return t('lucky-egg.event.laid', { count: event.eggs });
    case 'cracked':
      return t(`lucky-egg.event.${event.prize.kind}`, {
        egg: event.egg + 1,
        times: formatTimes(event.prize.times),
      });
    case 'ended':
      return t(`lucky-egg.event.${event.why}`);
  }
});
