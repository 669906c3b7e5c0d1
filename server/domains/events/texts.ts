import { withFigures } from '#contract/figures.ts';
import type { Localised } from '#contract/localised.ts';
import type { EventTexts } from '../../platform/store/schema/events.ts';

type Values = Readonly<Record<string, string>>;

/** A text with an event's own figures in it, and the club's. */
export const filled = (text: Localised, values: Values): Localised => ({
  en: withFigures(text.en, values),
  zh: withFigures(text.zh, values),
  ms: withFigures(text.ms, values),
});

/** What an event's own texts may name: `{{event.qualifiers}}`. */
export const textValues = (
  { claimDays, warnDays, sendDays }: EventTexts,
  week: { qualifiers: number; questions: readonly unknown[] } | undefined,
): Values => ({
  'event.claimDays': String(claimDays),
  'event.warnDays': String(warnDays),
  'event.sendDays': String(sendDays),
  'event.qualifiers': String(week?.qualifiers ?? 0),
  'event.questions': String(week?.questions.length ?? 0),
});
