import { expect, it } from 'vitest';
import { isStrongDevice } from './strongDevice.ts';

const APPLE = 'Apple Computer, Inc.';
const GOOGLE = 'Google Inc.';

it('takes a device for strong that has memory enough, or is of a maker whose phones all have', () => {
  expect(isStrongDevice({ vendor: GOOGLE, deviceMemory: 8 })).toBe(true);
  expect(isStrongDevice({ vendor: GOOGLE, deviceMemory: 4, connection: {} })).toBe(true);
  expect(isStrongDevice({ vendor: GOOGLE, deviceMemory: 2 })).toBe(false);
  expect(isStrongDevice({ vendor: APPLE })).toBe(true);
});

it('takes a device for weak that tells nothing of itself, or saves data', () => {
  expect(isStrongDevice({ vendor: '' })).toBe(false);
  const saving = { connection: { saveData: true } };
  expect(isStrongDevice({ vendor: GOOGLE, deviceMemory: 8, ...saving })).toBe(false);
  expect(isStrongDevice({ vendor: APPLE, ...saving })).toBe(false);
});
