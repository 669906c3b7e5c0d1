import type { Language } from '#contract/languages.ts';

/** Texts too long to come with every language's chunk: each comes with its screens (`loadTexts`). */
export interface LongTexts {
  /** Of the pages on which players have their account in their own hands. */
  account: typeof import('#assets/locales/en/long/account.json');
  ambassador: typeof import('#assets/locales/en/long/ambassador.json');
  board: typeof import('#assets/locales/en/long/board.json');
  /** What designers read of each game, by its key. */
  designer: object;
  chart: typeof import('#assets/locales/en/long/chart.json');
  event: typeof import('#assets/locales/en/long/event.json');
  finds: typeof import('#assets/locales/en/long/finds.json');
  inspector: typeof import('#assets/locales/en/long/inspector.json');
  legal: typeof import('#assets/locales/en/long/legal.json');
  progress: typeof import('#assets/locales/en/long/progress.json');
  redeem: typeof import('#assets/locales/en/long/redeem.json');
  replay: typeof import('#assets/locales/en/long/replay.json');
  responsible: typeof import('#assets/locales/en/long/responsible.json');
  simulation: typeof import('#assets/locales/en/long/simulation.json');
  transaction: typeof import('#assets/locales/en/long/transaction.json');
  tuning: typeof import('#assets/locales/en/long/tuning.json');
  verification: typeof import('#assets/locales/en/long/verification.json');
  versions: typeof import('#assets/locales/en/long/versions.json');
}
export type LongText = keyof LongTexts;

const FILES = import.meta.glob<object>('/assets/locales/*/long/*.json', { import: 'default' });

const OF_GAMES = import.meta.glob<object>('/assets/locales/*/designer/*.json', {
  import: 'default',
});

const loadOfGames = async (language: Language): Promise<object> => {
  const folder = `/assets/locales/${language}/designer/`;
  const files = Object.entries(OF_GAMES).filter(([path]) => path.startsWith(folder));
  const texts = files.map(async ([path, load]) => [path.slice(folder.length, -5), await load()]);
  return Object.fromEntries(await Promise.all(texts));
};

/** The cast says of the texts what a test does: that each language has those of the English one. */
export const loadLongText = async <Name extends LongText>(
  name: Name,
  language: Language,
): Promise<LongTexts[Name]> => {
  if (name === 'designer') return (await loadOfGames(language)) as LongTexts[Name];
  const load = FILES[`/assets/locales/${language}/long/${name}.json`];
  if (!load) throw new Error(`There is no ${name} in ${language}`);
  return (await load()) as LongTexts[Name];
};
