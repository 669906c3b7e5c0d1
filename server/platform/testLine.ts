import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The ports of those whose address may leave it out. */
const PORTS: Record<string, number> = { 'postgres:': 5432, 'redis:': 6379 };

/** Tests' own: a line to the server of an address that can be cut or go silent; `url` leads through it. */
export const openLine = async (address: string) => {
  const { port, hostname, protocol } = new URL(address);
  const line = { isUp: true, isSilent: false };
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    if (!line.isUp) return near.destroy();
    const far = connect(Number(port || PORTS[protocol]), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (data) => line.isSilent || to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(address);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: url.href,
    down() {
      line.isUp = false;
      cut();
    },
    up() {
      line.isUp = true;
      line.isSilent = false;
    },
    silence() {
      line.isSilent = true;
    },
    close() {
      cut();
      server.close();
    },
  };
};
