import type { RoundEvent } from '#contract/rounds.ts';
import type { EventText } from '#games/eventText.ts';

const TEXTS = import.meta.glob<EventText>('/games/*/eventText.ts', {
  eager: true,
  import: 'eventText',
});

/** What happened in a round of a game, in a short sentence of the player's language. */
export const eventText = (t: Parameters<EventText>[0], game: string, event: RoundEvent): string =>
  TEXTS[`/games/${game}/eventText.ts`]?.(t, event) ?? event.kind;
