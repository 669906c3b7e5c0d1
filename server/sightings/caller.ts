import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '#contract/api.ts';
import { KEPT_DAYS } from '#contract/terms.ts';
import { addressKey } from '../limits/address.ts';
import { hashOf } from '../limits/limits.ts';

/** Where a call comes from, as hashes: what is personal stays with the caller. `agent`: its browser's own words. */
export interface Caller {
  device: string;
  address: string;
  agent: string;
}

/** 128 random bits, which no script reads. */
const COOKIE = 'device';
const KEPT_SECONDS = KEPT_DAYS.cookie * 24 * 60 * 60;

const nameIn = ({ headers }: FastifyRequest): string | null => {
  const name = parseCookie(headers.cookie ?? '')[COOKIE];
  return name !== undefined && /^[\w-]{22}$/.test(name) ? name : null;
};

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
  const secure = request.protocol === 'https';
  const kept = { httpOnly: true, sameSite: 'strict', maxAge: KEPT_SECONDS, secure } as const;
  reply.header('set-cookie', stringifySetCookie({ name: COOKIE, value, path: API_BASE, ...kept }));
  return value;
};

/**
 * Who calls, as far as a call can tell: a program may name another device each time, but no person's
 * browser does. The answer carries a name for a device that has none yet.
 */
export const callerOf = (request: FastifyRequest, reply: FastifyReply): Caller => ({
  device: hashOf(deviceOf(request, reply)),
  address: hashOf(addressKey(request.ip)),
  agent: request.headers['user-agent'] ?? '',
});
