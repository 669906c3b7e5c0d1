import type ambassador from '#assets/locales/en/ambassador.json';
import type legal from '#assets/locales/en/legal.json';
import type replay from '#assets/locales/en/replay.json';
import type { Language } from '#contract/languages.ts';

/** Texts too long to come with every language's chunk: each comes with its screens (`loadTexts`). */
export interface LongTexts {
  ambassador: typeof ambassador;
  legal: typeof legal;
  replay: typeof replay;
}
export type LongText = keyof LongTexts;

const LOAD: { [Name in LongText]: Record<Language, () => Promise<{ default: LongTexts[Name] }>> } =
  {
    ambassador: {
      en: () => import('#assets/locales/en/ambassador.json'),
      zh: () => import('#assets/locales/zh/ambassador.json'),
      ms: () => import('#assets/locales/ms/ambassador.json'),
    },
    legal: {
      en: () => import('#assets/locales/en/legal.json'),
      zh: () => import('#assets/locales/zh/legal.json'),
      ms: () => import('#assets/locales/ms/legal.json'),
    },
    replay: {
      en: () => import('#assets/locales/en/replay.json'),
      zh: () => import('#assets/locales/zh/replay.json'),
      ms: () => import('#assets/locales/ms/replay.json'),
    },
  };

export const loadLongText = async <Name extends LongText>(
  name: Name,
  language: Language,
): Promise<LongTexts[Name]> => (await LOAD[name][language]()).default;
