import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../../platform/refusal.ts';

const derive = promisify(argon2);

/** OWASP's second argon2id setting, and 30 ms on a small machine. Memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
let cost = COST;

/** Tests' own: from here on hashing costs this process next to nothing, until the answer is called. */
export const hashCheaply = (): (() => void) => {
  cost = { memory: 8, passes: 1, parallelism: 1 };
  return () => {
    cost = COST;
  };
};

const HASH_BYTES = 32;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** At most this many hashes at once: each takes 19 MiB. Further ones wait in turn. */
const AT_ONCE = 4;
let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};

/** The PHC text of a password: `$argon2id$v=19$m=...,t=...,p=...$salt$hash`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = cost;
  const hash = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce,
      memory,
      passes,
      parallelism,
      tagLength: HASH_BYTES,
    }),
  );
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
};

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether the password is the one hashed, in a time that does not tell. False for an unreadable hash. */
export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored) ?? [];
  if (!hash) return false;
  const wanted = Buffer.from(hash, 'base64');
  const actual = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: wanted.length,
    }),
  );
  return timingSafeEqual(wanted, actual);
};

/** Throws 400 `msg.wrongPassword` for that field of a request unless the password is the one hashed. */
export const demandPassword = async (
  password: string,
  stored: string,
  field: string,
): Promise<void> => {
  if (await verifyPassword(password, stored)) return;
  throw new Refusal('msg.wrongPassword', { field }, { kind: 'passwordFailed' });
};

let dummy: Promise<string> | undefined;

/** A hash nobody's password has: compared with where there is no account, so that it takes as long. */
export const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword(randomBytes(24).toString('base64'));
  return dummy;
};
