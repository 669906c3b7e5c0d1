import { hash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '#contract/api.ts';
import { KEPT_DAYS } from '#contract/terms.ts';
import type { Deps } from '../../platform/deps.ts';
import { addressKey } from '../../platform/limits/address.ts';
import { keyedHash } from '../../platform/secrets/keyedHash.ts';

/** Where a call comes from, as hashes: what is personal stays with the caller. `agent`: its browser's own words. */
export interface Caller {
  device: string;
  address: string;
  agent: string;
}

/**
 * 128 random bits, which no script reads. Behind TLS under a name that no subdomain and no page without TLS
 * can set: whoever could give out two accounts as those of one device.
 */
const cookieOf = ({ protocol }: FastifyRequest) =>
  protocol === 'https'
    ? { name: '__Host-device', path: '/', secure: true }
    : { name: 'device', path: API_BASE, secure: false };
const KEPT_SECONDS = KEPT_DAYS.cookie * 24 * 60 * 60;

const nameIn = (request: FastifyRequest): string | null => {
  const name = parseCookie(request.headers.cookie ?? '')[cookieOf(request).name];
  return name !== undefined && /^[\w-]{22}$/.test(name) ? name : null;
};

/** Nobody finds so long a name by trying them all, as they would an address. */
const hashOf = (name: string): string => hash('sha256', name, 'base64url');

/** The device a call names, as its hash; null: none. */
export const deviceNamed = (request: FastifyRequest): string | null => {
  const name = nameIn(request);
  return name === null ? null : hashOf(name);
};

/** The device a call names; one that names none gets a name of its own to keep. */
const deviceOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = nameIn(request);
  if (known !== null) return known;
  const value = randomBytes(16).toString('base64url');
  const { secure, ...cookie } = cookieOf(request);
  const kept = { httpOnly: true, sameSite: 'strict', maxAge: KEPT_SECONDS, secure } as const;
  reply.header('set-cookie', stringifySetCookie({ ...cookie, value, ...kept }));
  return value;
};

/**
 * Who calls, as far as a call can tell: a program may name another device each time, but no person's
 * browser does. The answer carries a name for a device that has none yet.
 */
export const callerOf = (
  { cipher }: Pick<Deps, 'cipher'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Caller => ({
  device: hashOf(deviceOf(request, reply)),
  address: keyedHash(cipher, addressKey(request.ip)),
  agent: request.headers['user-agent'] ?? '',
});
