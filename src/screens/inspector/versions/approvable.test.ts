import { expect, it } from 'vitest';
import { testVersion } from '../testVersion.ts';
import { waitingOf } from './approvable.ts';

it('[inspector] what waits for somebody is what they may approve', () => {
  const waiting = testVersion({ version: 3, status: 'pending', base: 2, hash: 'c' });
  const others = [{ isMine: true }, { base: 1 }, { hash: 'a' }, { status: 'withdrawn' }] as const;
  const code = { version: 1, values: {}, hash: 'a' };
  const of = (...versions: (typeof waiting)[]) =>
    waitingOf({
      inForce: 2,
      code,
      isApprovalNeeded: true,
      versions: [...versions, testVersion({})],
    });
  expect(of(waiting, { ...waiting, version: 4 })).toBe(2);
  expect(of(...others.map((other) => ({ ...waiting, ...other })))).toBe(0);
});
