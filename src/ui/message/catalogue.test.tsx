import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import en from '#assets/locales/en/messages.json';
import ms from '#assets/locales/ms/messages.json';
import zh from '#assets/locales/zh/messages.json';
import { withFigures } from '#contract/figures.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { MESSAGE_KEYS, type MessageKey } from '#contract/messages.ts';
import { call } from '#src/base/calls/client.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { Alert } from '../form/Alert.tsx';
import { useMessage } from './useMessage.ts';

const TEXTS: Record<string, Record<string, string>> = { en, zh, ms };
const textOf = (language: string, key: MessageKey) =>
  withFigures(TEXTS[language]?.[key.slice('msg.'.length)] ?? '');

/** Signs that a page could take for something else. */
const PARAM = 'Ali & <b>{{0}}</b>';

type Refusal = Parameters<typeof answering>[0][string];

/** What a call rejects with when the server answers so. */
const refused = async (answer: Refusal): Promise<unknown> => {
  answering({ 'POST anything': answer });
  return call(z.unknown(), { method: 'POST', url: 'anything', data: {} }).catch(
    (error: unknown) => error,
  );
};

const Said = ({ errors }: { errors: readonly unknown[] }) => {
  const { errorText } = useMessage();
  return errors.map((error, i) => <Alert key={String(i)}>{errorText(error)}</Alert>);
};

const shown = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

afterEach(cleanup);

describe('[error-catalogue] [error-rejected] from an answer of the server to the text on the screen', () => {
  it.each(LANGUAGES)('every message has its own words, filled in (%s)', async (language) => {
    const errors: unknown[] = [];
    for (const message of MESSAGE_KEYS)
      errors.push(await refused({ status: 409, data: { message, typ: 'x', params: [PARAM] } }));
    await show(<Said errors={errors} />, '/', language);
    const expected = MESSAGE_KEYS.map((key) => [
      key,
      textOf(language, key).replaceAll('{{0}}', PARAM),
    ]);
    const said = shown();
    expect(MESSAGE_KEYS.map((key, i) => [key, said[i]])).toEqual(expected);
    // Not the key itself, which stands in for a text that is missing; nor the English one.
    for (const [i, key] of MESSAGE_KEYS.entries()) {
      expect(said[i], key).toMatch(/\p{L}{2}/u);
      expect(key).not.toContain(said[i]);
      if (language !== 'en') expect(said[i], key).not.toBe(textOf('en', key));
    }
    expect(new Set(said).size).toBe(MESSAGE_KEYS.length);
  });

  it.each([
    ['en', /until \d\d\/\d\d\/2026 \d\d:30 [AP]M$/],
    ['zh', /至 \d\d\/\d\d\/2026 [上下]午\d\d:30$/],
    ['ms', /sehingga \d\d\/\d\d\/2026 \d\d:30 [AP]M$/],
  ] as const)('[const-format] a moment as the language writes it (%s)', async (language, text) => {
    const data = { message: 'msg.paused', typ: 'x', params: ['2026-03-17T04:30:00.000Z'] } as const;
    await show(<Said errors={[await refused({ status: 409, data })]} />, '/', language);
    expect(shown()[0]?.replace(/\s/g, ' ')).toMatch(text);
  });

  it.each([
    ['en', 'Request too frequent, try again in 90 seconds'],
    ['zh', '请求过于频繁，请在 90 秒后再试'],
    ['ms', 'Permintaan terlalu kerap, cuba lagi dalam 90 saat'],
  ] as const)('how long to wait (%s)', async (language, text) => {
    const data = { message: 'msg.tooFrequent', typ: 'x', seconds: 90, params: ['90'] };
    await show(<Said errors={[await refused({ status: 429, data })]} />, '/', language);
    expect(shown()).toEqual([text]);
  });

  it.each(LANGUAGES)('no answer, and one that can not be read (%s)', async (language) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const unknown = { status: 409, data: { message: 'msg.ofAnotherVersion', typ: 'x' } };
    const errors = [
      await refused('unreachable'),
      await refused({ status: 502, data: '<html>bad gateway</html>' }),
      await refused(unknown),
      new TypeError('a fault of our own'),
    ];
    await show(<Said errors={errors} />, '/', language);
    const text = textOf(language, 'msg.internalServerError');
    expect(shown()).toEqual(errors.map(() => text));
  });
});
