/** tools/commonPasswords.ts: in lower case, with a space between them. */
declare module 'virtual:common-passwords' {
  export const passwords: string;
}
