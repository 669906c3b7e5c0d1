/** What stands in place of a value, by the key it is under. */
export type Replace = (key: string, value: unknown) => unknown;

/**
 * Writes plain data as JSON with its keys in one order. A part that was written once is not gone through
 * again: a machine makes its memory anew where it changes, most of which stays the same from step to step.
 */
export const createWriter = (replace: Replace) => {
  const known = new WeakMap<object, string>();
  const write = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = Array.isArray(value) ? list(value) : object(value as Record<string, unknown>);
    known.set(value, text);
    return text;
  };
  const list = (values: readonly unknown[]): string =>
    `[${values.map((each) => write(each) ?? 'null').join()}]`;
  const object = (value: Record<string, unknown>): string => {
    let text = '';
    for (const key of Object.keys(value).sort()) {
      const each = value[key];
      const part = each === undefined ? undefined : write(replace(key, each));
      if (part !== undefined) text += `${text && ','}${JSON.stringify(key)}:${part}`;
    }
    return `{${text}}`;
  };
  return write;
};

const FNV_PRIME = 0x01000193;
const hex = (hash: number) => (hash >>> 0).toString(16).padStart(8, '0');

/**
 * FNV-1a, twice with different starts: 64 bits are enough to tell two states of a machine apart. Of a text,
 * 16 hexadecimal digits; no secret depends on it.
 */
export const fnv64 = (text: string): string => {
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, FNV_PRIME);
    two = Math.imul(two ^ code, FNV_PRIME);
  }
  return hex(one) + hex(two);
};

/** The same for equal plain data whatever the order of its keys. */
export const plainHash = (value: unknown): string =>
  fnv64(createWriter((_, each) => each)(value) ?? '');
