import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryWriter, createWriter, plainHash } from './hash.ts';

const plain = (value: unknown) => createWriter((_, each) => each)(value);

const keys = fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('-1', '01', '4294967295'));
const anything = fc.anything({ key: keys, withDate: false, withBigInt: false });

it('writes any data as JSON does', () => {
  const read = (text: string | undefined) => text && JSON.parse(text);
  fc.assert(
    fc.property(anything, (value) => {
      expect(read(plain(value))).toEqual(read(JSON.stringify(value)));
    }),
  );
});

it('hashes equal data the same, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(plainHash(turned)).toBe(plainHash(value));
    }),
  );
  // Hashes are kept in recordings: they stay what they are.
  expect(plainHash({ b: [1, null], a: 'é' })).toBe('4af79f434339ef01');
});

it('gives what stands under a key to be replaced', () => {
  const write = createWriter((key, value) => (key === 'secret' ? null : value));
  expect(write({ first: { secret: 7, open: 1 }, last: [{ secret: 1 }] })).toBe(
    '{"first":{"open":1,"secret":null},"last":[{"secret":null}]}',
  );
});

it('of a memory, goes through what stands under a key once while it is the same', () => {
  const seen: string[] = [];
  const write = createMemoryWriter((key, value) => {
    seen.push(key);
    return key === 'secret' ? null : value;
  });
  const shared = { secret: 7, open: 1 };
  expect(write({ last: 1, first: shared })).toBe('{"first":{"open":1,"secret":null},"last":1}');
  expect(write({ first: shared, last: 2 })).toBe('{"first":{"open":1,"secret":null},"last":2}');
  expect(seen).toEqual(['first', 'open', 'secret', 'last', 'last']);
  expect(write({ first: { open: 2 }, last: undefined })).toBe('{"first":{"open":2}}');
  fc.assert(
    fc.property(fc.dictionary(keys, anything), (memory) => {
      const plainly = createMemoryWriter((_, each) => each);
      expect(plainly(memory)).toBe(plain(memory));
    }),
  );
});
