const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A tuning with what a designer changes of it: objects merge at every depth, lists are replaced whole,
 * since an entry of a list has no name of its own. Nothing is judged: that is the gate's.
 */
export const mergeTuning = (base: unknown, changes: unknown): unknown => {
  if (!isPlain(base) || !isPlain(changes)) return changes;
  const merged = { ...base };
  for (const [key, value] of Object.entries(changes))
    merged[key] = Object.hasOwn(base, key) ? mergeTuning(base[key], value) : value;
  return merged;
};
