/** A game's name can be the same in two languages, the title of its page can't. */
export const gameTitle = (name: string, line: string): string => `${name} – ${line}`;
