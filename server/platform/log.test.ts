import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { openTestStore } from './store/testStore.ts';
import { HOSTILE, RAW } from './testHostile.ts';

test('a failed statement is logged with its cause and without its parameters', async () => {
  const store = await openTestStore('pglite');
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  try {
    await store.db.execute(sql`select ${'+60123456789'}::text from nowhere`);
  } catch (error) {
    log.error({ err: error }, 'a job failed');
  } finally {
    await store.close();
  }
  const [line = '{}'] = lines;
  expect(line).not.toContain('60123456789');
  expect(JSON.parse(line).err).toMatchObject({
    stack: expect.stringContaining('from nowhere'),
    cause: { reason: '42P01', stack: expect.stringContaining('does not exist') },
  });
});

test('what a stranger wrote is escaped in a line of the log, and reads back as it was', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info({ said: HOSTILE }, HOSTILE);
  log.error({ err: new Error(HOSTILE) }, 'failed');
  const [told = '{}', failed = '{}'] = lines;
  expect(told + failed).not.toMatch(RAW);
  expect(JSON.parse(told)).toMatchObject({ said: HOSTILE, msg: HOSTILE });
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
});
