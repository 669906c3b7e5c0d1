import { describe, expect, it } from 'vitest';
import enAway from '#assets/locales/en/away.json';
import enManifest from '#assets/locales/en/manifest.json';
import msAway from '#assets/locales/ms/away.json';
import msManifest from '#assets/locales/ms/manifest.json';
import zhAway from '#assets/locales/zh/away.json';
import zhManifest from '#assets/locales/zh/manifest.json';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { MESSAGE_KEYS } from '#contract/messages.ts';
import { en } from './en.ts';
import { isLeftEnglish } from './leftEnglish.ts';
import { type LongText, loadLongText } from './long.ts';
import { ms } from './ms.ts';
import { zh } from './zh.ts';

const SHORT = { en, zh, ms };
const LONG_TEXTS: readonly LongText[] = [
  'designer',
  ...Object.keys(import.meta.glob('/assets/locales/en/long/*.json')).map(
    (path) => path.replace(/.*\/|\.json$/g, '') as LongText,
  ),
];
const AWAY = { en: enAway, zh: zhAway, ms: msAway };
const MANIFEST = { en: enManifest, zh: zhManifest, ms: msManifest };
/** What the server alone says. */
const SERVER = import.meta.glob<object>('/assets/locales/*/server/*.json', {
  eager: true,
  import: 'default',
});
const serverOf = (language: Language) =>
  Object.entries(SERVER)
    .map(([path, texts]) => [...path.split('/').slice(3), texts] as const)
    .filter(([own]) => own === language)
    .map(([, folder, file, texts]) => [`${folder}/${file}`, texts]);
const allOf = async (language: Language) => ({
  ...SHORT[language],
  away: AWAY[language],
  manifest: MANIFEST[language],
  ...Object.fromEntries(serverOf(language)),
  ...Object.fromEntries(
    await Promise.all(
      LONG_TEXTS.map(async (name) => [name, await loadLongText(name, language)] as const),
    ),
  ),
});
const [allEnglish, ...others] = await Promise.all(LANGUAGES.map(allOf));

/** Every text by its whole key. */
const flat = (texts: object, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[key, value] as const] : flat(value, key);
  }) as [string, string][];

/** What a language calls otherwise: a thing has one name, and the player is spoken to in one way. */
const OTHER_NAMES = {
  zh: /你|(?<!H5 |该)账户|PIN/,
  ms: /turnover/i,
} as const;

const english = new Map(flat(allEnglish ?? {}));
/** What a screen fills in; a figure of the club (`{{redeem.coins}}`) stands where a language wants it. */
const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)\s*}}|<(\w+)>/g)].map(String).sort();

describe.each([
  ['zh', others[0] ?? {}],
  ['ms', others[1] ?? {}],
] as const)('the texts in %s', (language, texts) => {
  const own = new Map(flat(texts));

  it('[i18n] are those of the English ones, none missing, none left over, none empty', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('[i18n] hold the same placeholders', () => {
    for (const [key, text] of own)
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
  });

  it('[i18n] are translated: no English was left', () => {
    const left = [...own].filter(([key, text]) =>
      isLeftEnglish(language, text, english.get(key) ?? ''),
    );
    expect(left).toEqual([]);
  });

  it('[i18n] call a thing by one name', () => {
    expect([...own].filter(([, text]) => OTHER_NAMES[language].test(text))).toEqual([]);
  });
});

it('[i18n] every message of the catalogue has its text', () => {
  for (const key of MESSAGE_KEYS)
    expect(english.get(`messages.${key.slice('msg.'.length)}`), key).toBeTruthy();
});
