/** The interface languages, the default first. */
export const LANGUAGES = ['en', 'zh', 'ms'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** The cookie with the language last shown: the server sends its page where the address names none. */
export const LANGUAGE_COOKIE = 'shown_language';

/** The web manifest in a language; all are of one app. */
export const webManifestPath = (language: Language): string => `/manifests/${language}.webmanifest`;
