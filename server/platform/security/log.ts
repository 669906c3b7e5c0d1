import type { FastifyBaseLogger } from 'fastify';
import { dateOf, type ServerClock } from '../clock.ts';
import { addressKey, networkOf } from '../limits/address.ts';
import { logWorkFailure } from '../log.ts';
import { keyedHash } from '../secrets/keyedHash.ts';
import type { SeedCipher } from '../secrets/seedCipher.ts';
import { securityEvents } from '../store/schema/security.ts';
import type { Store } from '../store/store.ts';
import type { SecurityKind, SecurityNote } from './kinds.ts';

const HOUR = 60 * 60 * 1000;
/** Rows of a kind that a process writes in an hour: a flood from everywhere does not fill the disk. */
export const ROWS_AN_HOUR = 5000;
/** Events that wait while the database is away. */
const WAITING = 1000;

interface SecurityEvent extends SecurityNote {
  /** Where it came from; its network is kept, and a keyed hash of the address. */
  ip?: string;
}

/**
 * What happens at the club's doors, for whoever looks for an attack: at once a line of the log with
 * the field `security`, and a row of `security_events` soon after. `record` neither waits nor throws:
 * the rows that come while one statement writes go with the next. While the database is away they
 * wait for the next event, and what there is no room for stays in the log alone.
 */
export interface SecurityLog {
  record(event: SecurityEvent): void;
  /** Resolves when what was recorded is written, or could not be: before the store is closed. */
  settled(): Promise<void>;
}

/** Counts rows of a kind and hour; false above what may be written. */
const hourlyCap = (clock: ServerClock) => {
  const counts = new Map<SecurityKind, number>();
  let hour = 0;
  return (kind: SecurityKind): boolean => {
    const now = Math.floor(clock.now() / HOUR);
    if (now !== hour) counts.clear();
    hour = now;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= ROWS_AN_HOUR;
  };
};

/** `addressKey` of an address, as `source` of an event has it. */
export const sourceOf = (cipher: SeedCipher, ip: string): string =>
  keyedHash(cipher, addressKey(ip));

interface LogDeps {
  store: Store;
  clock: ServerClock;
  log: FastifyBaseLogger;
  readonly cipher: SeedCipher;
}

export const createSecurityLog = (deps: LogDeps): SecurityLog => {
  const { store, clock, log } = deps;
  const isBelowCap = hourlyCap(clock);
  let waiting: (typeof securityEvents.$inferInsert)[] = [];
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (waiting.length > 0) {
      const rows = waiting;
      waiting = [];
      try {
        await store.db.insert(securityEvents).values(rows);
      } catch (error) {
        waiting = [...rows, ...waiting].slice(0, WAITING);
        return logWorkFailure(log, error, 'security events not written', {
          waiting: waiting.length,
        });
      }
    }
  };
  return {
    record({ kind, reason, playerId, ip }) {
      const address = ip === undefined ? undefined : networkOf(ip);
      log.info({ security: kind, player: playerId, address, reason }, 'security');
      if (!isBelowCap(kind) || waiting.length >= WAITING) return;
      const source = ip === undefined ? undefined : sourceOf(deps.cipher, ip);
      waiting.push({ at: dateOf(clock), kind, playerId, address, source, reason });
      writing ??= write().finally(() => {
        writing = undefined;
      });
    },
    settled: async () => writing,
  };
};
