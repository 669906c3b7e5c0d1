import { beforeAll, expect, it, vi } from 'vitest';
import { readPixels } from './readPixels.ts';

/** Node has none. */
beforeAll(() => {
  vi.stubGlobal(
    'ImageData',
    class {
      readonly width: number;
      readonly height: number;
      readonly data: Uint8ClampedArray;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
        this.data = new Uint8ClampedArray(4 * width * height);
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

const canvasOf = (isLost: boolean) =>
  ({
    getContext: () => ({
      drawingBufferWidth: 1,
      drawingBufferHeight: 2,
      isContextLost: () => isLost,
      // WebGL's first row is the lowest.
      readPixels: (...asked: unknown[]) => (asked[6] as Uint8Array).set([1, 2, 3, 0, 4, 5, 6, 128]),
    }),
  }) as unknown as HTMLCanvasElement;

it('a canvas is read from its top row down, and is opaque', () => {
  const { width, height, data } = readPixels(canvasOf(false));
  expect([width, height, [...data]]).toEqual([1, 2, [4, 5, 6, 255, 1, 2, 3, 255]]);
});

it('a lost context is no picture', () => {
  expect(() => readPixels(canvasOf(true))).toThrow('no WebGL');
});
