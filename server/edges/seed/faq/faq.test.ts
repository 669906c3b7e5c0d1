import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FAQ_TOPICS } from '#contract/helpdesk.ts';

const Faqs = z.array(
  z.strictObject({ topic: z.enum(FAQ_TOPICS), question: z.string(), answer: z.string() }),
);
const read = (language: string) =>
  Faqs.parse(JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')));
const english = read('en');
/** What is written the same in every language. */
const texts = (faqs: z.infer<typeof Faqs>) => faqs.flatMap((faq) => [faq.question, faq.answer]);

it('answers at least 24 questions, each topic’s together and in the order of the topics', () => {
  expect(english.length).toBeGreaterThanOrEqual(24);
  expect([...new Set(english.map(({ topic }) => topic))]).toEqual([...FAQ_TOPICS]);
  const places = english.map(({ topic }) => FAQ_TOPICS.indexOf(topic));
  expect(places).toEqual(places.toSorted());
  expect(new Set(english.map(({ question }) => question)).size).toBe(english.length);
});

/** What a player does in Settings without support. */
const OWN_WAYS = ['phone', 'verification', 'responsibleGaming', 'data', 'closing'] as const;

it.each(['en', 'zh', 'ms'])('names the ways of Settings as they stand there (%s)', (language) => {
  const file = new URL(`../../../../assets/locales/${language}/setting.json`, import.meta.url);
  const { row } = JSON.parse(readFileSync(file, 'utf8'));
  const answers = read(language).map(({ answer }) => answer);
  for (const way of OWN_WAYS)
    expect(
      answers.some((answer) => answer.includes(row[way])),
      row[way],
    ).toBe(true);
});

describe.each(['zh', 'ms'])('in %s', (language) => {
  const own = read(language);

  it('[i18n] the same questions stand in the same order', () => {
    expect(own.map(({ topic }) => topic)).toEqual(english.map(({ topic }) => topic));
  });

  it('[i18n] none was left in English', () => {
    const left = texts(own).filter((text, at) =>
      language === 'zh' ? !/\p{Script=Han}/u.test(text) : text === texts(english)[at],
    );
    expect(left).toEqual([]);
  });
});
