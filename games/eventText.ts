import type { TFunction } from 'i18next';
import type { RoundEvent } from '#contract/rounds.ts';

type Words = TFunction<'game'>;

/** Says an event in a short sentence of the player's language. */
export type EventText = (t: Words, event: RoundEvent) => string;

/** A game's `eventText.ts`: reads the event as its own; what is none of its own is shown by its name. */
export const defineEventText =
  <Event>(
    schema: { safeParse(event: unknown): { data?: Event | undefined } },
    words: (t: Words, event: Event) => string,
  ): EventText =>
  (t, event) => {
    const { data } = schema.safeParse(event);
    return data === undefined ? event.kind : words(t, data);
  };
