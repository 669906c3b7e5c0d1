import { createDecipheriv, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { EDATA_FIELD, EDATA_PASSPHRASE } from '#contract/envelope.ts';
import { checkJsonBounds } from '#contract/json.ts';
import { Refusal } from '../refusal.ts';

/** A request body is a handful of fields: deeper nesting is an attack, not a call. Its bytes are bounded. */
const BOUNDS = { length: Infinity, depth: 12, values: Infinity };
const SALTED = Buffer.from('Salted__');
const PASSPHRASE = Buffer.from(EDATA_PASSPHRASE);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** PostgreSQL stores no text with it. */
const NUL = '\0';
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** What a forbidden key or a NUL can't be written without: as it is, or with an escape. */
const SUSPICIOUS = /\\u|__proto__|constructor|prototype/;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

const refused = () => new Refusal('msg.invalidRequest');

/** For `JSON.parse`, which takes four times as long with it. */
const refuseForbidden = (key: string, inner: unknown): unknown => {
  if (FORBIDDEN_KEYS.has(key) || key.includes(NUL)) throw refused();
  if (typeof inner === 'string' && inner.includes(NUL)) throw refused();
  return inner;
};

/** Parses a JSON object; throws 400 on anything else, deep nesting, NUL, keys that reach prototypes. */
const parseObject = (bytes: Uint8Array): Record<string, unknown> => {
  let value: unknown;
  try {
    const text = UTF8.decode(bytes);
    checkJsonBounds(text, BOUNDS);
    value = SUSPICIOUS.test(text) ? JSON.parse(text, refuseForbidden) : JSON.parse(text);
  } catch {
    throw refused();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refused();
  return value as Record<string, unknown>;
};

/** OpenSSL's EVP_BytesToKey with MD5 and one round: 32 bytes of key, 16 of IV. */
const keyAndIv = (salt: Uint8Array): { key: KeyObject; iv: Buffer } => {
  const tail = Buffer.concat([PASSPHRASE, salt]);
  const first = hash('md5', tail, 'buffer');
  const second = hash('md5', Buffer.concat([first, tail]), 'buffer');
  const iv = hash('md5', Buffer.concat([second, tail]), 'buffer');
  // As an object: Node tries whether bytes are one by an exception, which takes longer than all of this.
  return { key: createSecretKey(Buffer.concat([first, second])), iv };
};

/** Opens the text of an eData field (wire format: contract/envelope.ts). Throws 400. */
export const openEData = (field: unknown): Record<string, unknown> => {
  if (typeof field !== 'string') throw refused();
  // As MIME and OpenSSL write base64: in lines.
  const text = field.replace(/\r?\n/g, '');
  if (text.length % 4 !== 0 || !BASE64.test(text)) throw refused();
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length < 32 || bytes.length % 16 !== 0 || !bytes.subarray(0, 8).equals(SALTED)) {
    throw refused();
  }
  const { key, iv } = keyAndIv(bytes.subarray(8, 16));
  let plain: Buffer;
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    plain = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
  } catch {
    throw refused();
  }
  return parseObject(plain);
};

/** Opens a JSON body: an object whose one field is eData. Throws 400. */
export const openJsonBody = (body: Uint8Array): Record<string, unknown> => {
  const outer = parseObject(body);
  if (Object.keys(outer).length !== 1) throw refused();
  return openEData(outer[EDATA_FIELD]);
};
