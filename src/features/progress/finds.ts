import { FINDS, type Find } from '#games/lucky-egg/shapes.ts';

const pictures = import.meta.glob<string>('../../../assets/ui/finds/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Every find is drawn at this size, in pixels. */
export const FIND_SIZE = { width: 96, height: 96 };

export const findPicture = (find: Find): string =>
  pictures[`../../../assets/ui/finds/${find}.svg`] ?? '';

export const isFind = (value: unknown): value is Find => FINDS.some((find) => find === value);
