/**
 * The eData envelope of spec 7. Wire format: base64 of `Salted__` + 8 bytes salt + ciphertext; key
 * and IV from MD5 rounds over passphrase + salt; AES-256-CBC (what crypto-js does with a
 * passphrase).
 *
 * It hides bodies from casual eyes and nothing more: the key ships in the client and the cipher has
 * no integrity. TLS, sessions and validation protect; nothing may rely on this.
 */
export const EDATA_FIELD = 'eData';
export const EDATA_HEADER = 'X-Encrypted-Request';
export const EDATA_PASSPHRASE = 'hornbill-club-envelope-1';
