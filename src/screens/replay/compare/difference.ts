/** A picture's pixels: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A difference of a colour's channel that anybody sees, 0 to 255. */
const SEEN = 40;
const LIT = [255, 214, 102] as const;
/** How bright what is alike stays. */
const DIMMED = 0.22;

/**
 * Where two pictures look otherwise: such pixels lit, the others dimmed and without colour, and their share 0..1.
 * Null: they are not of one size.
 */
export const differenceOf = (
  one: Pixels,
  other: Pixels,
): { picture: Pixels; share: number } | null => {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return null;
  const data = new Uint8ClampedArray(4 * width * height);
  let others = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [a, b] = [one.data.subarray(at, at + 3), other.data.subarray(at, at + 3)];
    const isOther = a.some((value, part) => Math.abs(value - (b[part] ?? 0)) > SEEN);
    if (isOther) others += 1;
    const [red = 0, green = 0, blue = 0] = a;
    const grey = DIMMED * (0.3 * red + 0.59 * green + 0.11 * blue);
    data.set(isOther ? LIT : [grey, grey, grey], at);
    data[at + 3] = 255;
  }
  return { picture: { width, height, data }, share: others / Math.max(1, width * height) };
};
