import aes from 'crypto-js/aes.js';
import latin1 from 'crypto-js/enc-latin1.js';
import { expect, test } from 'vitest';
import { EDATA_FIELD, EDATA_PASSPHRASE } from '#contract/envelope.ts';
import { openEData, openJsonBody } from './envelope.ts';

/** A text as the client's own library seals it, whatever it says. */
const seal = (text: string): string => aes.encrypt(text, EDATA_PASSPHRASE).toString();
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const REFUSED = expect.objectContaining({ key: 'msg.invalidRequest' });
const refuses = (run: () => unknown) => expect(run).toThrow(REFUSED);

const nested = (levels: number, open: string, close: string) =>
  `{"a":${open.repeat(levels - 1)}1${close.repeat(levels - 1)}}`;

test.each([
  ['objects', '{"b":', '}'],
  ['lists', '[', ']'],
])('twelve levels of %s are opened, thirteen are an attack', (_, open, close) => {
  const deepest = nested(12, open, close);
  expect(openEData(seal(deepest))).toEqual(JSON.parse(deepest));
  refuses(() => openEData(seal(nested(13, open, close))));
});

test('neither brackets that are closed again nor those in a text are levels', () => {
  const wide = { a: Array.from({ length: 20 }, () => ({ b: [] })) };
  expect(openEData(seal(JSON.stringify(wide)))).toEqual(wide);
  const texts = { a: '{'.repeat(20), b: '\\"[[[[[[[[[[[[[[', c: '"{{{{{{{{{{{{{{{' };
  expect(openEData(seal(JSON.stringify(texts)))).toEqual(texts);
});

test('a bracket after a text that ends in a backslash is a level again', () => {
  refuses(() => openEData(seal(`{"a":"\\\\","b":${'['.repeat(12)}${']'.repeat(12)}}`)));
});

test.each([
  ['a key', '{"a\\u0000":1}'],
  ['a text', '{"a":"x\\u0000y"}'],
])('NUL in %s is refused, since no text of the database holds it', (_, text) => {
  refuses(() => openEData(seal(text)));
  // Another escape is none of it.
  expect(openEData(seal('{"a":"\\u0041"}'))).toEqual({ a: 'A' });
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'the key %s is refused wherever it stands, however it is written',
  (key) => {
    const escaped = `\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${key.slice(1)}`;
    for (const written of [key, escaped]) {
      refuses(() => openEData(seal(`{"${written}":1}`)));
      refuses(() => openEData(seal(`{"a":[{"${written}":1}]}`)));
    }
    // As a value it is a word like any other.
    expect(openEData(seal(`{"a":"${key}"}`))).toEqual({ a: key });
  },
);

test('bytes that are no UTF-8 are refused', () => {
  const inLatin = latin1.parse('{"a":"caf\xe9"}');
  refuses(() => openEData(aes.encrypt(inLatin, EDATA_PASSPHRASE).toString()));
});

test.each(['7', '"text"', 'true', 'null', '[{"a":1}]', '', '{"a":'])(
  'what is sealed is an object, not %s',
  (text) => refuses(() => openEData(seal(text))),
);

test('only a salted text of whole blocks is opened', () => {
  const text = seal('{"a":1}');
  expect(openEData(text)).toEqual({ a: 1 });
  const bytes = Buffer.from(text, 'base64');
  const unsalted = Buffer.from(bytes);
  unsalted.write('Saltet__');
  const wrongKey = Buffer.from(bytes);
  wrongKey[8] = (wrongKey[8] ?? 0) ^ 1;
  for (const wrong of [unsalted, wrongKey, bytes.subarray(0, 16), bytes.subarray(0, -3)])
    refuses(() => openEData(wrong.toString('base64')));
  for (const wrong of [`    ${text}`, text.slice(0, -1), `${text}====`, [text], null])
    refuses(() => openEData(wrong));
});

test.each([
  ['MIME', 76, '\r\n'],
  ['PEM and OpenSSL', 64, '\n'],
])('base64 in lines, as %s writes it, is read', (_, width, end) => {
  const value = { a: 'x'.repeat(200) };
  const lines = seal(JSON.stringify(value)).match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
  expect(lines.length).toBeGreaterThan(3);
  expect(openEData(lines.join(end))).toEqual(value);
  expect(openEData(lines.map((line) => line + end).join(''))).toEqual(value);
  expect(openJsonBody(bytesOf({ [EDATA_FIELD]: lines.join(end) }))).toEqual(value);
  for (const other of [' ', '\t', '\r', '\v', '\u2028', '\\n'])
    refuses(() => openEData(lines.join(other)));
});

test('a body is eData and nothing beside it', () => {
  const eData = seal('{"a":1}');
  expect(openJsonBody(bytesOf({ [EDATA_FIELD]: eData }))).toEqual({ a: 1 });
  for (const wrong of [{}, { edata: eData }, { eData, b: 1 }, [eData], 'eData', 7, null])
    refuses(() => openJsonBody(bytesOf(wrong)));
});
