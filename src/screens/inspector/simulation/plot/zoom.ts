interface Part {
  min: number;
  max: number;
}

/**
 * Half of the part of an axis that is seen, or twice as much, about its middle and never beyond all there
 * is; null: all of it. By a logarithm where the axis is drawn by one.
 */
export const zoomedRange = (
  seen: Part,
  all: Part,
  by: 'in' | 'out',
  isLog: boolean,
): Part | null => {
  const there = (value: number) => (isLog ? Math.log10(value) : value);
  const back = (value: number) => (isLog ? 10 ** value : value);
  const middle = (there(seen.min) + there(seen.max)) / 2;
  const reach = ((there(seen.max) - there(seen.min)) / 2) * (by === 'in' ? 0.5 : 2);
  const [least, most] = [back(middle - reach), back(middle + reach)];
  if (least <= all.min && most >= all.max) return null;
  return { min: Math.max(all.min, least), max: Math.min(all.max, most) };
};
