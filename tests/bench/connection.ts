import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

export interface Answer {
  status: number;
  body: string;
}

/**
 * A connection that is kept alive and sends one call after the other, with as little work as can be:
 * on a machine of two cores what the bench itself does is missing from what it measures. It reads
 * answers that tell their length, as this server's do, and fails on any other.
 */
export const openConnection = (url: URL, headers: Record<string, string>) => {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  const fixed = Object.entries({ host: url.host, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;

  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const headEnd = received.indexOf(HEAD_END);
    if (headEnd === -1) return;
    const head = received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return fail(new Error(`an answer without its length: ${head}`));
    const from = headEnd + HEAD_END.length;
    const end = from + Number(length);
    if (received.length < end) return;
    const answer = {
      status: Number(head.slice(9, 12)),
      body: received.toString('utf8', from, end),
    };
    received = received.subarray(end);
    waiting?.resolve(answer);
    waiting = null;
  });

  const send = (method: string, path: string, rest: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(`${method} ${path} HTTP/1.1\r\n${fixed}${rest}`);
    });

  return {
    get: (path: string) => send('GET', path, '\r\n'),
    post: (path: string, body: string) =>
      send('POST', path, `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
    close: () => socket.destroy(),
  };
};
