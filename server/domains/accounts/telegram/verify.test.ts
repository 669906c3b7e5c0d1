import { describe, expect, test } from 'vitest';
import type { TelegramProof } from '#contract/telegram.ts';
import { BOT_TOKEN, signedLaunch, signedLogin } from './testSigner.ts';
import { verifyTelegram } from './verify.ts';

const NOW = Date.UTC(2026, 5, 1, 4);
const verdict = (proof: TelegramProof, now = NOW, token = BOT_TOKEN) =>
  verifyTelegram(proof, token, now);
const MISMATCH = { fault: 'hashMismatch' };
const TOO_OLD = { fault: 'authDataTooOld' };

describe('published vectors', () => {
  test('of the login page: those aiogram is tested with', () => {
    const hash = 'c303db2b5a06fe41d23a9b14f7c545cfc11dcc7473c07c9c5034ae60062461ce';
    const data = {
      id: '42',
      first_name: 'John',
      last_name: 'Smith',
      username: 'username',
      photo_url: 'https://t.me/i/userpic/320/picname.jpg',
      auth_date: '1565810688',
      hash,
    };
    const token = '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11';
    const at = (proof: TelegramProof) => verdict(proof, 1_565_810_688_000, token);
    expect(at({ kind: 'login', data })).toEqual({ userId: 42, hash });
    expect(at({ kind: 'login', data: { ...data, id: '43' } })).toEqual(MISMATCH);
  });

  test('of launch data: those init-data-node is tested with', () => {
    const hash = 'c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2';
    const data = `query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash=${hash}`;
    const token = '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8';
    const at = (proof: TelegramProof) => verdict(proof, 1_662_771_648_000, token);
    expect(at({ kind: 'launch', data })).toEqual({ userId: 279_058_397, hash });
    expect(at({ kind: 'launch', data: data.replace('279058397', '279058398') })).toEqual(MISMATCH);
  });
});

describe.each([
  ['login', signedLogin(7, NOW), signedLogin],
  ['launch', signedLaunch(7, NOW), signedLaunch],
] as const)('a proof by %s', (_, proof, sign) => {
  test('says who it is', () => {
    expect(verdict(proof)).toEqual({ userId: 7, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('is good for five minutes, and for a clock a minute ahead', () => {
    const fault = (at: number) => verdict(sign(7, at));
    for (const fine of [NOW - 300_000, NOW + 60_000])
      expect(fault(fine)).toMatchObject({ userId: 7 });
    for (const wrong of [NOW - 301_000, NOW + 61_000]) expect(fault(wrong)).toEqual(TOO_OLD);
  });

  test('of another bot, or of nobody, is refused', () => {
    expect(verdict(proof, NOW, `${BOT_TOKEN}1`)).toEqual(MISMATCH);
    for (const nobody of [0, -7, 1.5, Number.NaN])
      expect(verdict(sign(nobody, NOW))).toEqual(MISMATCH);
  });
});

test('a proof of one kind does not pass for the other', () => {
  const { data } = signedLogin(7, NOW);
  const launch = String(new URLSearchParams(data));
  expect(verdict({ kind: 'launch', data: launch })).toEqual(MISMATCH);
  const fields = Object.fromEntries(new URLSearchParams(signedLaunch(7, NOW).data));
  expect(verdict({ kind: 'login', data: fields })).toEqual(MISMATCH);
});

test('whatever is changed, left out, added or written in another way is refused', () => {
  const { data } = signedLogin(7, NOW, { username: 'aminah' });
  const { hash = '', ...fields } = data;
  const changed: Record<string, string>[] = [
    fields,
    ...Object.keys(fields).map((name) => ({ ...data, [name]: `${fields[name]}0` })),
    ...Object.keys(fields).map((name) =>
      Object.fromEntries(Object.entries(data).filter(([key]) => key !== name)),
    ),
    { ...data, photo_url: '' },
    { ...data, hash: '' },
    { ...data, hash: hash.slice(2) },
    { ...data, hash: hash.toUpperCase() },
    { ...data, hash: '0'.repeat(64) },
  ];
  for (const data of changed) expect(verdict({ kind: 'login', data })).toEqual(MISMATCH);
});

test('the same text read as other fields is refused', () => {
  const { data } = signedLogin(7, NOW, { first_name: 'a\nid=8' });
  expect(verdict({ kind: 'login', data })).toEqual(MISMATCH);
  const { data: plain } = signedLogin(7, NOW);
  const { id, first_name, ...rest } = plain;
  const joined = { ...rest, first_name: `${first_name}\nid=${id}` };
  expect(verdict({ kind: 'login', data: joined })).toEqual(MISMATCH);
  const launch = signedLaunch(7, NOW).data;
  expect(verdict({ kind: 'launch', data: `${launch}&auth_date=1` })).toEqual(MISMATCH);
  expect(verdict({ kind: 'launch', data: `auth_date=1&${launch}` })).toEqual(MISMATCH);
});

test('without a time, or a user that can be read, it is refused', () => {
  expect(verdict(signedLogin(7, Number.NaN))).toEqual(TOO_OLD);
  expect(verdict(signedLogin(7, NOW, { auth_date: '' }))).toEqual(TOO_OLD);
  expect(verdict({ kind: 'launch', data: 'x' })).toEqual(MISMATCH);
});
