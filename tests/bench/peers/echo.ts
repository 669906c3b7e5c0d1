import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { drawPayout, type Peer } from './peer.ts';

/** A bare socket.io server, which answers what it drew and keeps nothing: the roof of the transport. */
export const echo: Peer = {
  isDurable: false,

  async serve(_load, port) {
    const http = createServer();
    new Server(http, { transports: ['websocket'] }).on('connection', (socket) => {
      socket.on('stake', (answer: (payout: number) => void) => answer(drawPayout()));
    });
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  },

  async connect(_load, url) {
    const socket = io(url, { transports: ['websocket'], forceNew: true });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return { stake: () => socket.emitWithAck('stake'), close: () => socket.disconnect() };
  },
};
