import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const HOST = '127.0.0.1';

/**
 * A plain proxy in front of several processes: gives each connection to the next one, and passes over
 * whoever does not answer. It reads nothing of what travels, so calls and websockets pass alike.
 */
export const openProxy = async (ports: readonly number[]) => {
  let behind = [...ports];
  let turn = 0;
  const open = new Set<Socket>();

  const join = (near: Socket, tries: number): void => {
    const port = behind[turn++ % behind.length];
    if (near.destroyed) return;
    if (port === undefined || tries === 0) return void near.destroy();
    const far = connect(port, HOST);
    let isThrough = false;
    far.once('connect', () => {
      isThrough = true;
      near.pipe(far).pipe(near);
    });
    far.on('error', () => {});
    far.once('close', () => (isThrough ? near.destroy() : join(near, tries - 1)));
    near.once('close', () => far.destroy());
  };
  const server = createServer((near) => {
    open.add(near);
    near.once('close', () => open.delete(near)).on('error', () => {});
    join(near, behind.length);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    /** From now on these are the processes. */
    lead(to: readonly number[]) {
      behind = [...to];
    },
    close() {
      for (const near of open) near.destroy();
      server.close();
    },
  };
};
