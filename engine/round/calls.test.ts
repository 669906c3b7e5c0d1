import { expect, test } from 'vitest';
import { type CallRejection, failureOf, settleCall } from './calls.ts';

const rejection = (status: number, more: Partial<CallRejection> = {}): CallRejection => ({
  status,
  message: 'msg.invalidRequest',
  params: [],
  ...more,
});

test.each([
  ['no answer', rejection(0), { kind: 'network' }],
  ['too many', rejection(429, { seconds: 12 }), { kind: 'busy', seconds: 12 }],
  ['a fault of the server', rejection(500), { kind: 'broken', message: 'msg.invalidRequest' }],
  [
    'a refusal',
    rejection(409, { params: ['a'] }),
    { kind: 'refused', message: 'msg.invalidRequest', params: ['a'] },
  ],
  [
    'maintenance, whatever its status',
    rejection(503, { message: 'msg.systemMaintenance' }),
    { kind: 'maintenance', message: 'msg.systemMaintenance' },
  ],
])('%s is sorted by what is to be done about it', (_what, told, failure) => {
  expect(failureOf(told)).toEqual(failure);
});

test('only the network owner’s own rejections become results', async () => {
  const isRejection = (error: unknown): error is CallRejection =>
    typeof error === 'object' && error !== null && 'status' in error;
  expect(await settleCall(Promise.resolve(7), isRejection)).toEqual({ isOk: true, answer: 7 });
  const refused = await settleCall(Promise.reject(rejection(0)), isRejection);
  expect(refused).toEqual({ isOk: false, failure: { kind: 'network' } });
  await expect(settleCall(Promise.reject(new TypeError('x')), isRejection)).rejects.toThrow('x');
});
