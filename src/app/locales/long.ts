import type { Language } from '#contract/languages.ts';

/** Texts too long to come with every language's chunk: each comes with its screens (`loadTexts`). */
export interface LongTexts {
  ambassador: typeof import('#assets/locales/en/ambassador.json');
  legal: typeof import('#assets/locales/en/legal.json');
  replay: typeof import('#assets/locales/en/replay.json');
}
export type LongText = keyof LongTexts;

const FILES = import.meta.glob<object>('/assets/locales/*/{ambassador,legal,replay}.json', {
  import: 'default',
});

/** The cast says of the texts what a test does: that each language has those of the English one. */
export const loadLongText = async <Name extends LongText>(
  name: Name,
  language: Language,
): Promise<LongTexts[Name]> => {
  const load = FILES[`/assets/locales/${language}/${name}.json`];
  if (!load) throw new Error(`There is no ${name} in ${language}`);
  return (await load()) as LongTexts[Name];
};
