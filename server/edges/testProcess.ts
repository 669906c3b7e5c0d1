import { type ChildProcess, spawn } from 'node:child_process';
import { fastStart } from '#tools/fastStart.ts';
import { TEST_KEY } from '../platform/secrets/testCipher.ts';

/** What every process of the tests is given: where programs lie and what is compiled, nothing else of theirs. */
export const testEnv: NodeJS.ProcessEnv = { PATH: process.env.PATH, ...fastStart };

/**
 * Tests' own: the server as a demo in a process of its own, on a free port unless `env` names one.
 * Resolves when it is open; rejects where it ends before.
 */
export const startServer = async (
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; port: number }> => {
  const child = spawn(process.execPath, ['server/edges/main.ts'], {
    env: {
      ...testEnv,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      SEED_KEY: TEST_KEY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (data) => {
      said += data;
      const open = /open at http:\/\/localhost:(\d+)\n/.exec(said);
      if (open) resolve(Number(open[1]));
    });
  });
  return { child, port };
};
