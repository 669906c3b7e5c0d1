import type { Language } from '#contract/languages.ts';

/** Texts too long to come with every language's chunk: each comes with its screens (`loadTexts`). */
export interface LongTexts {
  ambassador: typeof import('#assets/locales/en/long/ambassador.json');
  chart: typeof import('#assets/locales/en/long/chart.json');
  inspector: typeof import('#assets/locales/en/long/inspector.json');
  legal: typeof import('#assets/locales/en/long/legal.json');
  replay: typeof import('#assets/locales/en/long/replay.json');
  simulation: typeof import('#assets/locales/en/long/simulation.json');
  tuning: typeof import('#assets/locales/en/long/tuning.json');
  versions: typeof import('#assets/locales/en/long/versions.json');
}
export type LongText = keyof LongTexts;

const FILES = import.meta.glob<object>('/assets/locales/*/long/*.json', { import: 'default' });

/** The cast says of the texts what a test does: that each language has those of the English one. */
export const loadLongText = async <Name extends LongText>(
  name: Name,
  language: Language,
): Promise<LongTexts[Name]> => {
  const load = FILES[`/assets/locales/${language}/long/${name}.json`];
  if (!load) throw new Error(`There is no ${name} in ${language}`);
  return (await load()) as LongTexts[Name];
};
