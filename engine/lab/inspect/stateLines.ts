/** Lines of a file, from 1, both in it. */
export interface LineSpan {
  first: number;
  last: number;
}

/**
 * Where a state is made in its file's text, read off the way the formatter writes it: it ends at the first line as
 * far in that closes something. Null: it is not there.
 */
export const stateLines = (source: string, key: string): LineSpan | null => {
  const lines = source.split('\n');
  const opens = new RegExp(`^( +)${key}: (?:kit\\.createStateConfig\\()?\\{`);
  const first = lines.findIndex((line) => opens.test(line));
  const [, indent = ''] = opens.exec(lines[first] ?? '') ?? [];
  if (first < 0) return null;
  if (/\}\)?,$/.test(lines[first] ?? '')) return { first: first + 1, last: first + 1 };
  const end = lines.findIndex((line, at) => at > first && line.startsWith(`${indent}}`));
  return end < 0 ? null : { first: first + 1, last: end + 1 };
};
