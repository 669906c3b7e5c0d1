import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import {
  CALL_BYTES,
  CommandCall,
  CommandError,
  type OperatorDeps,
} from '../../platform/operator/command.ts';
import { makePrivate, privateFolder } from '../../platform/store/permissions.ts';
import { operatorName } from './operatorName.ts';
import { runCommand } from './run.ts';

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Takes the operator's commands on a unix socket that only this user may open; the answer ends it
 * and removes the file. Where another server of the same data folder listens already (several
 * processes on one PostgreSQL), that one goes on taking them. Throws `NotPrivate` where other users
 * may open its folder.
 */
export const listenForOperator = async (
  deps: OperatorDeps,
  path: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  privateFolder(dirname(path));
  if (await answers(path)) {
    log.info('another server takes the operator commands');
    return async () => {};
  }
  // Left by a server that was killed.
  rmSync(path, { force: true });
  const app = Fastify({ bodyLimit: CALL_BYTES });
  app.post('/', async (request) => {
    const { name, args } = CommandCall.parse(request.body);
    if (name === 'restore')
      return { error: 'A server runs here: stop it, and restore into an empty database.' };
    try {
      return await runCommand(deps, name, args, operatorName());
    } catch (error) {
      if (error instanceof CommandError) return { error: error.message, ...error.said };
      log.error({ err: error, command: name }, 'an operator command failed');
      return { error: "It failed; the server's log says why." };
    }
  });
  await app.listen({ path });
  makePrivate(path);
  return async () => {
    await app.close();
    rmSync(path, { force: true });
  };
};
