import { createCipheriv, createSecretKey, hash, randomBytes } from 'node:crypto';
import { EDATA_FIELD, EDATA_PASSPHRASE } from '#contract/envelope.ts';

const SALTED = Buffer.from('Salted__');
const PASSPHRASE = Buffer.from(EDATA_PASSPHRASE);

/** A body as the client sends it (contract/envelope.ts), made fast enough not to be what is measured. */
export const seal = (body: object): string => {
  const salt = randomBytes(8);
  const tail = Buffer.concat([PASSPHRASE, salt]);
  const one = hash('md5', tail, 'buffer');
  const two = hash('md5', Buffer.concat([one, tail]), 'buffer');
  const iv = hash('md5', Buffer.concat([two, tail]), 'buffer');
  const cipher = createCipheriv('aes-256-cbc', createSecretKey(Buffer.concat([one, two])), iv);
  const sealed = Buffer.concat([
    SALTED,
    salt,
    cipher.update(JSON.stringify(body), 'utf8'),
    cipher.final(),
  ]);
  return JSON.stringify({ [EDATA_FIELD]: sealed.toString('base64') });
};
