import { expect, test } from 'vitest';
import { Overtaken, untilWritten } from './overtaken.ts';

test('it is tried as long as something changes, however often', async () => {
  const turns: number[] = [];
  const came = await untilWritten(async (turn) => {
    turns.push(turn);
    return turn < 99 ? new Overtaken([turn]) : 'written';
  });
  expect(came).toBe('written');
  expect(turns).toHaveLength(100);
});

test('what changes back between two readings is tried again', async () => {
  const read = [1, 1, 2, 2, 1, 1];
  const tried = await untilWritten(async (turn) =>
    turn < read.length ? new Overtaken([read[turn]]) : turn,
  );
  expect(tried).toBe(read.length);
});

test('it ends where nothing changes any more, and says why', async () => {
  const cause = new Error('refused');
  let tries = 0;
  const never = untilWritten(async () => {
    tries += 1;
    return new Overtaken(['round 7'], cause);
  });
  await expect(never).rejects.toMatchObject({ message: expect.stringContaining('round 7'), cause });
  expect(tries).toBe(3);
});
