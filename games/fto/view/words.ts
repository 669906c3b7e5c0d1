import type { Texts } from '#engine/canvas/stage/scene.ts';
import type { Look, Motif } from '#games/fto/shapes.ts';

/**
 * A card's name for who can't see it. It tells, of every card alike, the traits in which this
 * question's cards are not all the same: one has to compare, as with the eyes.
 */
export const nameOfCard = (
  texts: Texts,
  motif: Motif,
  cells: readonly Look[],
  cell: number,
): string => {
  const look = cells[cell];
  const first = cells[0];
  if (!look || !first) return '';
  const varies = (trait: keyof Look) => cells.some((each) => each[trait] !== first[trait]);
  const traits: string[] = [];
  if (varies('frame')) {
    const variant = look.frame.includes('-') ? look.frame.slice(-1) : '';
    traits.push(texts(variant ? `fto.look.${variant}` : 'fto.look.plain'));
  }
  if (varies('isMirrored'))
    traits.push(texts(look.isMirrored ? 'fto.look.left' : 'fto.look.right'));
  if (varies('rotate')) traits.push(texts('fto.look.turned', { degrees: look.rotate }));
  if (varies('scale'))
    traits.push(texts('fto.look.size', { percent: Math.round(look.scale * 100) }));
  if (varies('hue')) traits.push(texts('fto.look.hue', { degrees: look.hue }));
  if (varies('brightness'))
    traits.push(texts('fto.look.brightness', { percent: Math.round(look.brightness * 100) }));
  return texts('fto.card', {
    number: cell + 1,
    motif: texts(`fto.motif.${motif}`),
    look: traits.join(', '),
  });
};
