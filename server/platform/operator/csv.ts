/** A field of a table that opens as one anywhere: what a spreadsheet would take for a formula is text in it. */
const fieldOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as lines of CSV (RFC 4180). */
export const csvLines = (rows: readonly (readonly string[])[]): string[] =>
  rows.map((row) => row.map(fieldOf).join(','));
