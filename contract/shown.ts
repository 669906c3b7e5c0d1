/**
 * What a terminal obeys or hides instead of showing it: controls (C0, DEL, C1), line separators, halves of
 * characters, and the formats of Unicode that turn text around or take no room. Tabs stay, and the joiners
 * that scripts and pictures are written with.
 */
const UNSHOWN = /(?![\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escapeOf = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/**
 * A line as a terminal may be given it, whoever wrote what is in it: what it would obey stands there as JSON
 * writes it, `\u001b`; line breaks too, so that nobody's text makes a line of its own.
 */
export const shown = (line: string): string => line.replace(UNSHOWN, escapeOf);

/** The beginning of a text that may be of any length, as `shown` has it. */
export const shownStart = (text: string, most: number): string => {
  const start = shown(text.slice(0, most));
  return text.length > most || start.length > most ? `${start.slice(0, most)}…` : start;
};
