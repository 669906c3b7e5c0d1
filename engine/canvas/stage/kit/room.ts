import type { Kit } from './kit.ts';
import type { Telling } from './telling.ts';

type Values = Readonly<Record<string, string | number>>;

/** What every scene is made with. */
export interface SceneHands<Link> extends GameWords {
  kit: Kit;
  link: Link;
  telling: Telling;
}

/** What everyone at a scene has in hand. */
export interface SceneRoom<Link, Parts, Table> extends SceneHands<Link> {
  parts: Parts;
  table: Table;
}

/** The texts of one game. */
interface GameWords {
  /** A text, by what follows the game's name in its key. */
  text(key: string, values?: Values): string;
  /** Says what happened, by what follows `said.`, to those who do not see it. */
  say(what: string, values?: Values): void;
}

export const wordsOf = ({ texts, controls }: Kit['context'], game: string): GameWords => {
  const text: GameWords['text'] = (key, values) => texts(`${game}.${key}`, values);
  return { text, say: (what, values) => controls.say(text(`said.${what}`, values)) };
};
