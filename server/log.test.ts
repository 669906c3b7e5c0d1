import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { openTestStore } from './store/testStore.ts';

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
