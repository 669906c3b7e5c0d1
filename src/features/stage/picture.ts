import { readPixels } from '#engine/canvas/stage/readPixels.ts';
import { visitStage } from './StageHost.tsx';

/** Pixels a picture's longer side has at most: everything is readable, and it stays small. */
const MOST_SIDE = 960;

/** What the visit's stage shows now; null: there is no stage yet. Rejects where it can't be read. */
export const drawnStage = async (): Promise<ImageData | null> =>
  (await visitStage())?.draw(readPixels) ?? null;

const canvasOf = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  return [canvas, context];
};

/** The pixels as a file of that type or, where a browser makes none, PNG; null: it makes neither. */
export const pictureFile = (
  image: ImageData,
  type: 'image/webp' | 'image/png' = 'image/webp',
): Promise<Blob | null> => {
  const { width, height } = image;
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height));
  const [whole, pixels] = canvasOf(width, height);
  pixels.putImageData(image, 0, 0);
  const [copy, smaller] = canvasOf(Math.round(width * scale), Math.round(height * scale));
  smaller.drawImage(whole, 0, 0, copy.width, copy.height);
  return new Promise((resolve) => copy.toBlob(resolve, type, 0.8));
};
