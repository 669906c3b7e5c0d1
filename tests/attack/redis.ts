import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pause } from '#server/platform/clock.ts';
import { freePort } from '../journeys/club.ts';

/** A Redis of the attack's own, which it may kill, silence and start again. */
export const openRedisServer = async () => {
  const port = await freePort();
  let child: ChildProcess;
  const isThere = () =>
    new Promise<boolean>((resolve) => {
      const probe = connect(port, '127.0.0.1', () => resolve(true));
      probe.once('error', () => resolve(false)).once('connect', () => probe.destroy());
    });
  const start = async () => {
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    child = spawn('redis-server', args, { stdio: 'ignore' });
    while (!(await isThere())) await pause(20);
  };
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Gone, with all it held, for so many milliseconds. */
    async away(ms: number) {
      await stop();
      await pause(ms);
      await start();
    },
    /** There, and says nothing for so many milliseconds. */
    async silent(ms: number) {
      child.kill('SIGSTOP');
      await pause(ms);
      child.kill('SIGCONT');
    },
    close: stop,
  };
};
