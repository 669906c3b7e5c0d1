import { beforeEach, expect, it } from 'vitest';
import { paths } from '#src/base/paths.ts';
import { telegramAsked } from '#src/base/stored.ts';
import { loginPageOf, takeLoginAnswer } from './loginPage.ts';
import { PROOF, telegramAnswer } from './testAnswer.ts';

const take = (address: string) => takeLoginAnswer(new URL(address, 'https://club.test/setting'));

beforeEach(() => telegramAsked.set(null));

it('goes to the login page of Telegram, and is to come back with a mark of its own', () => {
  const page = new URL(loginPageOf('123456789', paths.setting.href()));
  expect(page.origin + page.pathname).toBe('https://oauth.telegram.org/auth');
  expect(page.searchParams.get('bot_id')).toBe('123456789');
  expect(page.searchParams.get('origin')).toBe(window.location.origin);
  const back = new URL(page.searchParams.get('return_to') ?? '');
  expect([back.origin, back.pathname]).toEqual([window.location.origin, '/setting']);
  expect(back.searchParams.get('telegram')).toBe(telegramAsked.get());
  const mark = telegramAsked.get();
  loginPageOf('123456789', paths.setting.href());
  expect(telegramAsked.get()).not.toBe(mark);
});

it('reads the answer, in any script, once', () => {
  const address = telegramAnswer();
  expect(take(address)).toEqual(PROOF);
  expect(take(address)).toBeNull();
});

it('reads what was padded and escaped', () => {
  const [query = '', text = ''] = telegramAnswer().split('#tgAuthResult=');
  const plain = text.replace(/-/g, '+').replace(/_/g, '/');
  const padded = plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
  expect(take(`${query}#tgAuthResult=${encodeURIComponent(padded)}`)).toEqual(PROOF);
});

it('a link somebody else made is no answer, and leaves ours to come', () => {
  for (const foreign of [telegramAnswer('theirs'), telegramAnswer().replace('?telegram=mine', '')])
    expect(take(foreign)).toBeNull();
  expect(take(telegramAnswer())).toEqual(PROOF);
  const address = telegramAnswer();
  telegramAsked.set(null);
  expect(take(address)).toBeNull();
});

it('whoever turned back there has answered nothing', () => {
  for (const answer of [false, null, 'text'])
    expect(take(telegramAnswer('mine', answer))).toBeNull();
  telegramAsked.set('mine');
  for (const broken of ['', '%', '!!!!', 'AAAA'])
    expect(take(`?telegram=mine#tgAuthResult=${broken}`)).toBeNull();
});
