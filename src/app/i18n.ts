import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import enAway from '#assets/locales/en/away.json';
import msAway from '#assets/locales/ms/away.json';
import zhAway from '#assets/locales/zh/away.json';
import { isLanguage, type Language, webManifestPath } from '#contract/languages.ts';
import { loadOnce } from '#src/base/chunks.ts';
import { logFailure } from '#src/base/log.ts';
import { stored } from '#src/base/stored.ts';
import { setLanguage, useSession } from '#src/session/store.ts';
import type { LongText, LongTexts } from './locales/long.ts';
import type { LanguageTexts } from './locales/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: LanguageTexts & LongTexts & { away: typeof enAway };
  }
}

const LOAD: Record<Language, () => Promise<LanguageTexts>> = {
  en: () => import('./locales/en.ts').then((module) => module.en),
  zh: () => import('./locales/zh.ts').then((module) => module.zh),
  ms: () => import('./locales/ms.ts').then((module) => module.ms),
};

i18next.use(initReactI18next).init({
  // What is said without the network can't be fetched.
  resources: { en: { away: enAway }, zh: { away: zhAway }, ms: { away: msAway } },
  fallbackLng: false,
  defaultNS: 'common',
  partialBundledLanguages: true,
  initAsync: false,
  // The club's figures stand in the texts already (tools/figuresInTexts.ts).
  interpolation: { escapeValue: false },
});

/** Without a copy of its own: the texts are only read. */
const AS_IT_IS = { skipCopy: true };

/** Long texts that screens have asked for: a language is shown when it has them too. */
const wanted = new Set<LongText>();

const fillLong = async (language: Language): Promise<void> => {
  const missing = [...wanted].filter((name) => !i18next.hasResourceBundle(language, name));
  if (missing.length === 0) return;
  await loadOnce(`${missing.join(', ')} ${language}`, async () => {
    // Not with the app: home has none of them.
    const { loadLongText } = await import('./locales/long.ts');
    const load = async (name: LongText) =>
      i18next.addResourceBundle(language, name, await loadLongText(name, language));
    await Promise.all(missing.map(load));
  });
};

const change = async (language: Language): Promise<void> => {
  if (!i18next.language) {
    await i18next.changeLanguage(language);
    // Also where nothing more of it can be had: what says so is in this language.
    document.documentElement.lang = language;
  }
  if (!i18next.hasResourceBundle(language, 'app')) {
    const texts = await loadOnce(`language ${language}`, LOAD[language]);
    for (const [namespace, bundle] of Object.entries(texts)) {
      i18next.addResourceBundle(language, namespace, bundle, false, false, AS_IT_IS);
    }
  }
  await fillLong(language);
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', webManifestPath(language));
  stored.shownLanguage.set(language);
};

let shown: Promise<void> = Promise.resolve();

/** Shows the app in a language: its texts are loaded first, `<html lang>` follows. */
const show = (language: Language): Promise<void> => {
  shown = change(language);
  return shown;
};

/** For the loader of a screen with long texts: there in the language shown, also after a change. */
export const loadTexts = async (...names: LongText[]): Promise<null> => {
  for (const name of names) wanted.add(name);
  try {
    await shown;
    if (isLanguage(i18next.language)) await fillLong(i18next.language);
  } catch (error) {
    // What could not be had keeps no other screen away.
    for (const name of names)
      if (!i18next.hasResourceBundle(i18next.language, name)) wanted.delete(name);
    throw error;
  }
  return null;
};

/**
 * Rule 7 of spec 2: the address's `lang` if it is one of ours, else the saved one, else en. The
 * address's choice is kept.
 */
export const followLanguage = (url: URL): Promise<void> => {
  const asked = url.searchParams.get('lang');
  if (isLanguage(asked) && asked !== stored.language.get()) setLanguage(asked);
  return show(useSession.getState().language);
};

/**
 * Keeps the texts in step with the session's language, which logout resets. One whose texts can't be
 * had is not taken.
 */
export const watchLanguage = (): (() => void) =>
  useSession.subscribe((state, before) => {
    if (state.language === before.language) return;
    show(state.language).catch((error: unknown) => {
      logFailure('The language could not be loaded', error);
      if (isLanguage(i18next.language)) setLanguage(i18next.language);
    });
  });

if (import.meta.hot)
  // In development an edited text is put in place of the one shown.
  import.meta.hot.accept(['./locales/en.ts', './locales/zh.ts', './locales/ms.ts'], (edited) => {
    for (const module of edited)
      for (const [language, texts] of Object.entries(module ?? {}))
        for (const [namespace, bundle] of Object.entries<object>(texts))
          i18next.addResourceBundle(language, namespace, bundle, true, true);
    i18next.emit('languageChanged', i18next.language);
  });
