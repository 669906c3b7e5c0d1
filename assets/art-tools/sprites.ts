import { save } from './draw.ts';
import { motifs } from './motifs.ts';

/** Writes the card motifs of find-the-odd. */
export const drawMotifs = (): void => {
  for (const [name, draw] of Object.entries(motifs)) {
    save(`art/fto{tps}/${name}.svg`, 200, 200, draw('base'));
    for (const v of ['a', 'b', 'c'] as const)
      save(`art/fto{tps}/${name}-${v}.svg`, 200, 200, draw(v));
  }
};
