import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from '#contract/languages.ts';
import { setLanguage, useSession } from '#src/session/store.ts';
import { stored } from '#src/session/stored.ts';
import { loadOnce } from './chunks.ts';
import type { Texts } from './locales/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}

const LOAD: Record<Language, () => Promise<Texts>> = {
  en: () => import('./locales/en.ts').then((module) => module.en),
  zh: () => import('./locales/zh.ts').then((module) => module.zh),
  ms: () => import('./locales/ms.ts').then((module) => module.ms),
};

i18next.use(initReactI18next).init({
  resources: {},
  fallbackLng: false,
  defaultNS: 'common',
  partialBundledLanguages: true,
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** Shows the app in a language: its texts are loaded first, `<html lang>` follows. */
const show = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'app')) {
    const texts = await loadOnce(`language ${language}`, LOAD[language]);
    for (const [namespace, bundle] of Object.entries(texts)) {
      i18next.addResourceBundle(language, namespace, bundle);
    }
  }
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Rule 7 of spec 2: the address's `lang` if it is one of ours, else the saved one, else en. */
const languageOf = (url: URL): Language => {
  const asked = url.searchParams.get('lang');
  return isLanguage(asked) ? asked : useSession.getState().language;
};

/** Follows the address and the stored language; the address's choice is kept. */
export const followLanguage = (url: URL): Promise<void> => {
  const language = languageOf(url);
  if (language !== stored.language.get()) setLanguage(language);
  return show(language);
};

/** Keeps the texts in step with the session's language, which logout resets. */
export const watchLanguage = (): (() => void) =>
  useSession.subscribe((state, before) => {
    if (state.language !== before.language) void show(state.language);
  });
