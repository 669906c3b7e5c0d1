import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError, systemCode } from './startError.ts';

/** What is said where the port can't be opened: a `StartError`, or the error itself for anything else. */
export const portError = (error: unknown, { port, host }: Config): unknown => {
  switch (systemCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken by another process. Set PORT to a free one.`);
    case 'EACCES':
      return new StartError(
        `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
};

/** Sees that the port is free before the database is created, which takes seconds. Throws as `portError` says. */
export const probePort = (config: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
