import { piecesOf, type Search } from './search.ts';

/** A text with what was looked for marked in it. */
export const Marked = ({ text, search }: { text: string; search: Search }) =>
  piecesOf(text, search).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
