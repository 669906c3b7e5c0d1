type Cell = string | number;

/** A program that opens it would take a text with such a beginning for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (cell: Cell): string => {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as RFC 4180 has them: fields between commas, quoted where they hold one, lines ended by CRLF. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
