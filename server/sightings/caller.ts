import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '#contract/api.ts';
import { addressKey } from '../limits/address.ts';
import { hashOf } from '../limits/limits.ts';

/** Where a call comes from, as hashes: what is personal stays with the caller. */
export interface Caller {
  device: string;
  address: string;
}

/** 128 random bits, which no script reads. */
const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The device a call names; one that names none gets a name of its own to keep. */
const deviceOf = ({ headers, protocol }: FastifyRequest, reply: FastifyReply): string => {
  const known = parseCookie(headers.cookie ?? '')[COOKIE];
  if (known !== undefined && /^[\w-]{22}$/.test(known)) return known;
  const value = randomBytes(16).toString('base64url');
  const secure = protocol === 'https';
  const kept = { httpOnly: true, sameSite: 'strict', maxAge: YEAR_SECONDS, secure } as const;
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
});
