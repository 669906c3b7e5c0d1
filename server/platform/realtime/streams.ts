import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A broadcast that Redis has not taken by then goes to this process's own players alone. */
const PUBLISH_MS = 1000;
/** A reader hears so often at least that there is nothing new. */
const HEARD_MS = 5000;
/** Changes kept for a process whose connection to Redis was cut; older ones show as a gap. */
const KEPT = 10_000;

/** Reads what the others broadcast: waits for a connection that is away, and goes on where it was. */
class Reader extends Redis {
  /** The adapter leaves this promise alone: one that ends with its connection must end nothing else. */
  override async subscribe(...channels: unknown[]): Promise<unknown> {
    return super.subscribe(...(channels as string[])).catch(() => 0);
  }
}

/** Sends broadcasts, or fails at once: our own players wait for none of them. */
class Publisher extends Redis {
  readonly #url: string;
  readonly #connectionName: string;
  readonly #heardMs: number;

  constructor(url: string, connectionName: string, heardMs: number) {
    super(url, {
      connectionName,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: PUBLISH_MS,
    });
    this.#url = url;
    this.#connectionName = connectionName;
    this.#heardMs = heardMs;
  }

  /** How the adapter makes the connections it reads with. */
  override duplicate(): Redis {
    const connectionName = this.#connectionName;
    // One that has gone silent is given up for another.
    const socketTimeout = 2 * this.#heardMs;
    return new Reader(this.#url, { connectionName, socketTimeout, maxRetriesPerRequest: null });
  }
}

interface Streams {
  /** For `createRealtime`. */
  adapter: ReturnType<typeof createAdapter>;
  /** To be called when realtime is closed. */
  close(): void;
}

/**
 * Joins the sockets of several processes over a Redis stream. `club` tells apart clubs that share one
 * Redis. While Redis is away each process tells its own players; the others' pages see a gap later.
 */
export const openStreams = (
  url: string,
  club: string,
  log: Pick<Logger, 'warn'>,
  heardMs = HEARD_MS,
): Streams => {
  const name = `hornbill:${club}`;
  const publisher = new Publisher(url, name, heardMs);
  publisher.on('error', (error) =>
    log.warn({ reason: error.message }, 'Redis does not take broadcasts'),
  );
  return {
    adapter: createAdapter(publisher, {
      streamName: name,
      channelPrefix: name,
      maxLen: KEPT,
      blockTimeInMs: heardMs,
      onlyPlaintext: true,
    }),
    close: () => publisher.disconnect(),
  };
};
