/** A bundle as the asset manifest has it: one file in several encodings, cut into named sounds. */
export interface SoundBundle {
  src: readonly string[];
  /** Start and length in milliseconds; a third value true makes it go round. */
  sprite: Readonly<Record<string, [number, number] | [number, number, boolean]>>;
}
