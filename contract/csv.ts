type Cell = string | number;

/** A program that opens it would take a text with such a beginning for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (cell: Cell): string => {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as lines of CSV (RFC 4180), which opens as a table anywhere. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string[] =>
  rows.map((row) => row.map(quoted).join(','));
