import { io, type Socket } from 'socket.io-client';
import type { CoinBalance } from '#contract/coins.ts';
import {
  REALTIME_EVENT,
  REALTIME_NAMESPACE,
  REALTIME_PATH,
  RECONNECT_MS,
} from '#contract/realtime.ts';
import { type PlayerAnswer, playerPath } from '#contract/refresh.ts';
import { pause } from '#server/platform/clock.ts';
import { createChangeReader } from '#src/session/realtime.ts';
import type { Ask } from './player.ts';

/** What a page of the club shows of its player. */
export interface Known {
  coin: CoinBalance;
  unread: number;
}

/**
 * A page that follows its player's changes as the app does: in their order, by the app's own reader;
 * whenever it may have missed one it asks for everything again.
 */
export class Page {
  known: Known | null = null;
  /** How often the connection came up. */
  opened = 0;
  /** Changes that were told, and those that showed a gap before them. */
  told = 0;
  gaps = 0;
  /** Refusals of the connection: none is right. */
  readonly refused: string[] = [];
  readonly #socket: Socket;
  readonly #ask: () => Promise<Known>;
  #changes = 0;
  #asking: Promise<void> | null = null;
  #isStale = false;

  constructor(url: string, token: string, ask: Ask) {
    this.#ask = async () => {
      for (;;) {
        const said = await ask('GET', playerPath, undefined, token).catch(() => null);
        if (said?.status === 200) {
          const { coin, inboxs } = said.answer as PlayerAnswer;
          return { coin, unread: inboxs.unreadCount };
        }
        await pause(100);
      }
    };
    const reader = createChangeReader({
      onChange: ({ topic, coin }) => {
        this.told += 1;
        this.#changes += 1;
        if (this.known) this.known = { ...this.known, coin };
        if (topic === 'inbox') this.#refetch();
      },
      onGap: () => {
        this.gaps += 1;
        this.#refetch();
      },
    });
    this.#socket = io(url + REALTIME_NAMESPACE, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      reconnectionDelay: RECONNECT_MS,
      reconnectionDelayMax: RECONNECT_MS,
      auth: { token },
      forceNew: true,
    });
    this.#socket.on(REALTIME_EVENT, reader.take);
    this.#socket.on('connect', () => {
      this.opened += 1;
      this.#refetch();
    });
    this.#socket.on('connect_error', ({ message }) => {
      // What socket.io goes on after by itself is no refusal of the server.
      if (this.#socket.active) return;
      this.refused.push(message);
      this.#socket.connect();
    });
  }

  get isUp(): boolean {
    return this.#socket.connected;
  }

  close(): void {
    this.#socket.disconnect();
  }

  /** Asks for everything; once more where something changed or was asked for meanwhile. */
  #refetch(): void {
    this.#isStale = true;
    this.#asking ??= this.#refetchAll().finally(() => {
      this.#asking = null;
    });
  }

  async #refetchAll(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const before = this.#changes;
      const known = await this.#ask();
      // A change that came meanwhile may be newer than the answer.
      if (this.#changes === before || this.known === null) this.known = known;
      if (this.#changes !== before) this.#isStale = true;
    }
  }
}
