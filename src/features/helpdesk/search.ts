import type { Faq } from '#contract/helpdesk.ts';
import type { Language } from '#contract/languages.ts';

/** What is looked for: each of its words, wherever it stands; null for everything. */
export type Search = { words: readonly string[]; pattern: RegExp } | null;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads what somebody typed; full-width letters and figures count as the plain ones. */
export const searchOf = (query: string): Search => {
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  // The longest first: where one word begins another, the whole of it is marked.
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return { words, pattern: new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'giu') };
};

/** Those in which every word is found, in question or answer. */
export const found = (faqs: readonly Faq[], search: Search, language: Language): Faq[] =>
  faqs.filter(({ question, answer }) => {
    const text = `${question[language]}\n${answer[language]}`.toLowerCase();
    return search === null || search.words.every((word) => text.includes(word));
  });

/** A text in pieces; every second one, the first of them at 1, is a hit. */
export const piecesOf = (text: string, search: Search): string[] =>
  search === null ? [text] : text.split(search.pattern);
