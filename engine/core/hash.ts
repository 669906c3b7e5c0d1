/** What stands in place of a value, by the key it is under. */
export type Replace = (key: string, value: unknown) => unknown;

/** Keys are few, and written again and again. */
const quotedKeys = new Map<string, string>();
const MOST_KEYS = 2_000;
const quoted = (key: string): string => {
  let text = quotedKeys.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (quotedKeys.size < MOST_KEYS) quotedKeys.set(key, text);
  }
  return text;
};

/** Writes plain data as JSON with its keys in one order. */
export const createWriter = (replace: Replace) => {
  const write = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    return Array.isArray(value) ? list(value) : object(value as Record<string, unknown>);
  };
  const list = (values: readonly unknown[]): string => {
    let text = '[';
    for (let at = 0; at < values.length; at += 1)
      text += `${at > 0 ? ',' : ''}${write(values[at]) ?? 'null'}`;
    return `${text}]`;
  };
  const object = (value: Record<string, unknown>): string => {
    let text = '';
    for (const key of Object.keys(value).sort()) {
      const each = value[key];
      const part = each === undefined ? undefined : write(replace(key, each));
      if (part !== undefined) text += `${text && ','}${quoted(key)}:${part}`;
    }
    return `{${text}}`;
  };
  return write;
};

/**
 * The same for data that is made anew where it changes, as a machine's memory: what is under a key is not gone
 * through again while it is the same.
 */
export const createMemoryWriter = (replace: Replace) => {
  const write = createWriter(replace);
  const last = new Map<string, { value: object; text: string | undefined }>();
  const part = (key: string, value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return write(replace(key, value));
    const before = last.get(key);
    if (before?.value === value) return before.text;
    const text = write(replace(key, value));
    last.set(key, { value, text });
    return text;
  };
  return (memory: object): string => {
    let text = '';
    for (const key of Object.keys(memory).sort()) {
      const value = (memory as Record<string, unknown>)[key];
      const written = value === undefined ? undefined : part(key, value);
      if (written !== undefined) text += `${text && ','}${quoted(key)}:${written}`;
    }
    return `{${text}}`;
  };
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
