import { createHash } from 'node:crypto';
import { Server } from 'node:http';
import { hashCheaply } from '#server/domains/accounts/passwords.ts';
import { main } from '#server/edges/main.ts';
import { ManualClock, systemClock } from '#server/platform/clock.ts';

// The real server as journeys start it (club.ts): on a clock that stands until a journey lets time
// pass, and with outcomes that come out the same when the journey is run again with its seed.
export interface Told {
  /** Milliseconds that pass now, where time is held. Answered when they have. */
  ms?: number;
  /** What server seeds are made of from now on. */
  seed?: string;
}

const { CLUB_NOW, CLUB_SEED = '' } = process.env;
const held = CLUB_NOW === undefined ? undefined : new ManualClock(Number(CLUB_NOW));
let seed = CLUB_SEED;
let drawn = 0;

const SERVER_SEED_BYTES = 32;
const real = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (into) => {
  if (!(into instanceof Uint8Array) || into.length !== SERVER_SEED_BYTES) return real(into);
  drawn += 1;
  into.set(createHash('sha256').update(`${seed} ${drawn}`).digest());
  return into;
};

process.on('message', (told: Told) => {
  if (told.seed !== undefined) {
    seed = told.seed;
    drawn = 0;
  }
  held?.advance(told.ms ?? 0);
  process.send?.(held?.now() ?? 0);
});

/** Most by which an answer is late. Milliseconds. */
const LATE_MS = 600;

// With TEST_JITTER=1 calls and files come in any order, as on a bad network: most soon, some late.
const { emit }: { emit(...event: unknown[]): boolean } = Server.prototype;
if (process.env.TEST_JITTER)
  Object.assign(Server.prototype, {
    emit(this: Server, ...event: unknown[]) {
      if (event[0] !== 'request') return emit.apply(this, event);
      setTimeout(() => emit.apply(this, event), Math.random() ** 3 * LATE_MS);
      return true;
    },
  });

// Whoever started it is gone, however that came about.
process.on('disconnect', () => process.exit());

// Each journey's player registers and logs in.
hashCheaply();
await main(held ?? systemClock);
