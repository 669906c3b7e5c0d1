import { expect, test } from 'vitest';
import { attackNodes } from '../../../tests/attack/nodes.ts';

const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;

test.runIf(databaseUrl && redisUrl)(
  '[call-realtime] [call-push] of two processes behind a proxy one is killed: all come back, nothing is missed, lost or pushed twice',
  async () => {
    const report = await attackNodes({
      databaseUrl: databaseUrl ?? '',
      redisUrl: redisUrl ?? '',
      players: 20,
      kills: 1,
    });
    expect(report.faults).toEqual([]);
    expect(report.back).toBeGreaterThan(0);
    expect(report.open).toBeGreaterThan(0);
    expect(report.pushes).toBeGreaterThan(0);
  },
);
