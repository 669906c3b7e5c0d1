import { formatCredit } from '#src/base/format.ts';
import { defineEventText } from '../eventText.ts';
import { WheelEvent } from './shapes.ts';

export const eventText = defineEventText(WheelEvent, (t, { sen }) =>
  sen > 0 ? t('spin-wheel.event.prize', { prize: formatCredit(sen) }) : t('spin-wheel.event.none'),
);
