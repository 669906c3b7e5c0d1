import { drawnStage } from '#src/features/stage/picture.ts';
import { setStageDrawn } from '#src/features/stage/StageHost.tsx';

const COLUMNS = 8;
/** Of each picture, pixels. */
const WIDTH = 195;

/** Pictures of the stage side by side, one every `everyMs` milliseconds, each with its time. */
export const createStrip = (everyMs: number) => {
  const pictures: { at: number; image: ImageData }[] = [];
  let dueMs = 0;
  return {
    /** Pictures the stage where one is due at `atMs`. */
    async look(atMs: number): Promise<void> {
      if (atMs < dueMs) return;
      dueMs += everyMs;
      await setStageDrawn(true);
      const image = await drawnStage();
      await setStageDrawn(false);
      if (image) pictures.push({ at: atMs, image });
    },
    /** All of them as a PNG, in base64. */
    async file(): Promise<string> {
      const [first] = pictures;
      if (!first) throw new Error('nothing was pictured');
      const height = Math.round((WIDTH * first.image.height) / first.image.width);
      const rows = Math.ceil(pictures.length / COLUMNS);
      const canvas = document.createElement('canvas');
      canvas.width = COLUMNS * WIDTH;
      canvas.height = rows * height;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas to draw on');
      for (const [i, { at, image }] of pictures.entries()) {
        const x = (i % COLUMNS) * WIDTH;
        const y = Math.floor(i / COLUMNS) * height;
        pen.drawImage(await createImageBitmap(image), x, y, WIDTH, height);
        pen.font = '14px sans-serif';
        pen.fillStyle = '#fff';
        pen.fillText(`${Math.round(at)}`, x + 4, y + 16);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
  };
};
