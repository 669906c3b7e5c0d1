import type { Language } from '#contract/languages.ts';
import type { Game } from '#games/catalogue.ts';

const cards = import.meta.glob<string>('../../../assets/ui/games/*/card.*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Every card is drawn at this size, in pixels. */
export const CARD_SIZE = { width: 640, height: 400 };

/** The address of a game's card in a language; '' where no picture was drawn, which falls back. */
export const cardPicture = ({ key, images }: Game, language: Language): string =>
  cards[`../../../assets/ui/games/${key}/${images[language]}`] ?? '';
