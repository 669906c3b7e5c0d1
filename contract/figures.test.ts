import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_MESSAGES } from '../server/edges/seed/messages.ts';
import { DEMO_PROMOTIONS } from '../server/edges/seed/promotions.ts';
import { FIGURES, withFigures } from './figures.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Every text by its whole key, `setting.pin.hint` or `faq.12.answer`. */
const flat = (texts: unknown, path: string): [key: string, text: string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts ?? {}).flatMap(([name, value]) => flat(value, `${path}.${name}`));

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const seeded = (language: Language) =>
  flat(
    {
      faq: read(`server/edges/seed/faq/${language}.json`),
      promotion: DEMO_PROMOTIONS.map(({ text: { title, description } }) => ({
        title: title[language],
        text: description[language],
      })),
      message: DEMO_MESSAGES.map(({ payload: { title, desc, others } }) => ({
        title: title?.[language],
        text: desc?.[language],
        others: others?.[language],
      })),
    },
    'seed',
  );
const textsIn = (language: Language) => [
  ...globSync(`assets/locales/${language}/**/*.json`)
    .sort()
    .flatMap((file) => flat(read(file), file.replace(/.*locales\/\w+\/|\.json$/g, ''))),
  ...seeded(language),
];

/** What has a digit in it and is a name, and Chinese words for 'both times'. */
const NAMES =
  /\bH5\b|\b4D\b|SHA-?256|GMT\+8|PDPA\)? ?2010|2010 ?年|Act 2010|Peribadi 2010|1999|\b1:1(?!\d)|两次(?=输入|而保存)/g;

/** Figures that are no term of the club, by the beginning of their keys. */
const OWN: readonly (readonly [key: string, why: string])[] = [
  ['long/chart', 'keys of the designers’ chart'],
  ['long/inspector', 'faults that the inspector plays'],
  ['long/replay', 'frames of a film'],
  ['long/simulation', 'how a simulation is run and read'],
  ['long/versions', 'how figures of a tuning are read'],
  ['long/tuning', 'units and bounds of a designer’s form'],
  ['messages.passwordTooShort', 'the specification’s words'],
  ['fairness.own.wrong', 'the form of a seed (docs/fairness.md)'],
  ['fairness.draws.one', 'numbers are drawn from 0 on'],
  ['games/lucky-egg.said.seconds', 'what the clock shows at that moment'],
  ['setting.pin.hint', 'a PIN nobody should take'],
  ['setting.responsibleGaming.pause.days', 'spans one may choose'],
  ['setting.responsibleGaming.here.week', 'a week'],
  ['long/transaction.days', 'spans one may choose'],
  ['long/event.claim.postcodeHint', 'how a postcode is written'],
  ['register.text', 'how long it takes'],
  ['seed.faq.0.answer', 'how long it takes'],
  ['seed.faq.15.answer', 'of every hundred'],
  ['seed.promotion', 'what the demo’s promotions give, and when'],
  ['seed.message', 'what the demo’s player was given'],
];

const UNITS: Record<Language, RegExp> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|sixty|ninety|hundred|thousand)[ -](more |new |free |wrong )?(coins?|ringgit|questions?|rounds?|spins?|throws?|tries|digits?|letters|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  zh: /[二两三四五六七八九十百千]+ ?(枚|个)?(金币|令吉|题|次|位|秒|分钟|小时|天|日|周|个月|岁|局)/,
  ms: /\b(dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|belas|puluh|ratus|ribu)( kali)? (syiling|ringgit|soalan|putaran|cubaan|digit|saat|minit|jam|hari|minggu|bulan|tahun)\b/i,
};

describe.each(LANGUAGES)('texts in %s', (language) => {
  const texts = textsIn(language);
  const isOwn = (key: string) => OWN.some(([start]) => key.startsWith(start));

  it('name no figure but through the contract', () => {
    const literal = texts.filter(([key, text]) => {
      const rest = text.replace(/\{\{.*?\}\}|\{\w+\}|<\/?\w+>/g, '').replace(NAMES, '');
      return !isOwn(key) && (/\d/.test(rest) || UNITS[language].test(rest));
    });
    expect(literal).toEqual([]);
  });

  it('ask for figures that there are', () => {
    const asked = texts.flatMap(([, text]) => [...text.matchAll(/\{\{([\w-]+\.[\w.-]+)\}\}/g)]);
    expect(asked.map(([, name]) => name).filter((name) => !(name ?? '' in FIGURES))).toEqual([]);
    expect(asked.filter(([, name = '']) => FIGURES[name] === undefined)).toEqual([]);
  });
});

it('every exception is one, and every figure is named somewhere', () => {
  const texts = LANGUAGES.flatMap(textsIn);
  expect(OWN.filter(([start]) => !texts.some(([key]) => key.startsWith(start)))).toEqual([]);
  const all = texts.map(([, text]) => text).join('\n');
  const games = /\.(rtp|maxOdds|back)$/;
  const idle = Object.keys(FIGURES).filter((name) => !all.includes(`{{${name}}}`));
  expect(idle.filter((name) => !games.test(name))).toEqual([]);
});

it('fills figures in and leaves every other place', () => {
  expect(withFigures('{{redeem.coins}} = {{redeem.credit}}, {{name}}, {{no.such}}')).toBe(
    '50 = RM10, {{name}}, {{no.such}}',
  );
});
