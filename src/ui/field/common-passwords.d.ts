/** tools/commonPasswords.ts: in lower case. */
declare module 'virtual:common-passwords' {
  export const passwords: ReadonlySet<string>;
}
