const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (base: unknown, value: unknown): boolean => {
  // Every value of ours that may be missing is a text when it is there.
  if (base === null) return value === null || typeof value === 'string';
  if (typeof base === 'number') return Number.isFinite(value) && Number(value) >= 0;
  return typeof value === typeof base;
};

/**
 * `stored` over `base`, as far as it has the shape of `base`: a part that is missing or of another
 * type stays base's, one that base does not know is dropped. Numbers are never negative. (By hand,
 * since zod would come before home can show itself.)
 */
export const mergeLike = <T>(base: T, stored: unknown): T => {
  if (!isRecord(base)) return fits(base, stored) ? (stored as T) : base;
  if (!isRecord(stored)) return base;
  const merged = Object.entries(base).map(([key, part]) => [
    key,
    Object.hasOwn(stored, key) ? mergeLike(part, stored[key]) : part,
  ]);
  return Object.fromEntries(merged) as T;
};
