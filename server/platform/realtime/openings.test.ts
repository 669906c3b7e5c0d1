import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { watchOpenings } from '#src/session/openings.ts';

let server: Server;
let socket: Socket | undefined;
afterEach(async () => {
  socket?.disconnect();
  await new Promise((resolve) => server.close(resolve));
});

/** Accepts each websocket and closes it at once, as a proxy does whose server is away. */
const closing = async (onAccepted: () => void): Promise<string> => {
  server = createServer().on('upgrade', ({ headers }, wire) => {
    const key = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    wire.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
    );
    // A close frame with code 1001.
    wire.end(Buffer.from([0x88, 0x02, 0x03, 0xe9]));
    // Unread, its end would never be seen.
    wire.resume();
    onAccepted();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/player`;
};

test('[call-realtime] a connection that is accepted and closed at once is over at once, each time', async () => {
  let accepted = 0;
  const url = await closing(() => {
    accepted += 1;
  });
  const errors: string[] = [];
  let over = 0;
  socket = io(url, { transports: ['websocket'], forceNew: true });
  socket.io.on('error', ({ message }) => errors.push(message));
  await new Promise<void>((resolve) => {
    const opened = socket as Socket;
    const watch = watchOpenings(opened, () => {
      over += 1;
      if (over === 3) return resolve();
      expect(opened.active).toBe(false);
      opened.connect();
      watch();
    });
  });
  // Nothing waited for socket.io's own 'timeout'.
  expect([accepted, over, errors]).toEqual([3, 3, []]);
});
