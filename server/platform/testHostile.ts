/** Tests alone: what a stranger writes to who looks at a terminal. Clears it, fills the clipboard, turns lines. */
export const HOSTILE =
  '\u001b[2J\u001b]52;c;cm0gLXJmIH4=\u0007\u009b2J\u0090\u009c\u202eevil\u2066\u2069\r\b\u007f\u2028\ufeff';

/** What of it must not come out: anything but line breaks. */
export const RAW = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/u;
