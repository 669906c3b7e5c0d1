import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { watchHostClock } from '../../platform/hostClock.ts';
import { CommandError, CommandReply, type CommandResult } from '../../platform/operator/command.ts';
import { privateFolder } from '../../platform/store/permissions.ts';
import { operatorName } from './operatorName.ts';
import { socketPath } from './socketPath.ts';

/** Asks the running server; null when there is none. */
const askServer = (path: string, call: object): Promise<CommandResult | null> =>
  new Promise((resolve, reject) => {
    const ask = request(
      {
        socketPath: path,
        path: '/',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      async (answer) => {
        try {
          let text = '';
          for await (const part of answer) text += part;
          const reply = CommandReply.parse(JSON.parse(text));
          if ('error' in reply) {
            const { error, ...said } = reply;
            reject(new CommandError(error, said));
          } else resolve(reply);
        } catch (error) {
          reject(error);
        }
      },
    );
    ask.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else if (error.code === 'EACCES') {
        reject(
          new CommandError('The running server belongs to another user; run this as that user.'),
        );
      } else reject(error);
    });
    ask.end(JSON.stringify(call));
  });

/**
 * Carries a command out in the running server, which owns the embedded database; where none runs, on
 * the database itself, which it does not make. Throws `CommandError`, `DataFolderLocked` where a server is
 * just starting, `NotPrivate` where other users may open its folder.
 */
export const dispatch = async (
  config: Config,
  name: string,
  args: object,
): Promise<CommandResult> => {
  const path = socketPath(config.dataDir);
  // Where others may write, anyone may listen.
  if (existsSync(dirname(path))) privateFolder(dirname(path));
  const reply = await askServer(path, { name, args });
  if (reply) return reply;
  // Only now: the database's code takes longer to load than a running server to answer.
  const [
    { openStore },
    { databaseFolder },
    { runCommand },
    { createSecurityLog },
    { createLog },
    { seedCipherOf },
  ] = await Promise.all([
    import('../../platform/store/open.ts'),
    import('../../platform/store/pglite.ts'),
    import('./run.ts'),
    import('../../platform/security/log.ts'),
    import('../../platform/log.ts'),
    import('../../platform/secrets/seedKey.ts'),
  ]);
  let fatal: Error | undefined;
  const options = {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: 1,
    onFatal: (error: Error) => {
      fatal = error;
    },
  };
  if (name === 'restore') await (await import('./restore.ts')).restore(config, options, args);
  else if (!config.databaseUrl && !existsSync(databaseFolder(config.dataDir)))
    throw new CommandError(
      `There is no club in ${config.dataDir}. Start it first, or set DATA_DIR to its folder.`,
    );
  const store = await openStore(options);
  try {
    const [clock, log] = [systemClock, createLog('silent')];
    const hostClock = await watchHostClock({ store, clock, log });
    const own = {
      store,
      clock,
      hostClock,
      log,
      get cipher() {
        return seedCipherOf(config);
      },
    };
    const security = createSecurityLog(own);
    const tell = () => undefined;
    // Not spread: the key is looked for when it is needed.
    const deps = Object.assign(own, { broadcast: tell, drop: tell, security });
    const result = await runCommand(deps, name, args, operatorName());
    hostClock.stop();
    await security.settled();
    if (fatal) throw fatal;
    return result;
  } finally {
    await store.close();
  }
};
