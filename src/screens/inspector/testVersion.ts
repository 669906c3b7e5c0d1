import type { TuningVersion } from '#contract/tunings.ts';

/** Tests' own: a version of a game's numbers as the server tells it. */
export const testVersion = (more: Partial<TuningVersion>): TuningVersion => ({
  version: 2,
  origin: 'published',
  status: 'published',
  values: {},
  hash: 'a',
  faults: [],
  warnings: [],
  return: 0.96,
  base: 1,
  reason: '',
  author: 'pereka1',
  isMine: false,
  approver: null,
  createdAt: '2026-03-10T04:00:00Z',
  approvedAt: null,
  ...more,
});
