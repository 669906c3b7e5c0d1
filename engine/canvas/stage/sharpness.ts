/** Which set of the pictures (tools/assets.ts): of about 0.7, 1.4 and 2.1 pixels a unit, for screens of 1, 2 and 3. */
export type Sharpness = 'half' | 'full' | 'fine';

/** The set of each kind. */
export interface Sharpnesses {
  atlas: Sharpness;
  picture: Sharpness;
}

/**
 * Above so many device pixels a unit a set is worth its bytes. A picture is a ground that fills the screen, larger
 * than it is drawn: at its finest it weighs 20 KB more, an atlas 200.
 */
const FROM = { full: 0.95, finePicture: 1.5, fineAtlas: 2.2 };

/** How sharp art is loaded for `density` device pixels a unit. Only a strong device has room for the finest. */
export const sharpnessFor = (density: number, isStrong: boolean): Sharpnesses => {
  if (density < FROM.full) return { atlas: 'half', picture: 'half' };
  const from = (least: number): Sharpness => (isStrong && density >= least ? 'fine' : 'full');
  return { atlas: from(FROM.fineAtlas), picture: from(FROM.finePicture) };
};

/** So many pixels of the canvas to one of CSS are enough for every eye, and for a device that is not strong. */
const MOST = { strong: 3, other: 2 };

/** The canvas's pixels for each of CSS, of a screen with `devicePixels`. */
export const resolutionFor = (devicePixels: number, isStrong: boolean): number =>
  Math.min(devicePixels, isStrong ? MOST.strong : MOST.other);
