/** Of a letter's size: its width, and what stands above and below its line. */
const SHARES = { width: 0.55, above: 0.75, below: 0.2 };

function measured(this: { font: string }, text: string): TextMetrics {
  const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 0);
  const width = [...text].length * size * SHARES.width;
  const [above, below] = [size * SHARES.above, size * SHARES.below];
  return {
    width,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: width,
    actualBoundingBoxAscent: above,
    actualBoundingBoxDescent: below,
    fontBoundingBoxAscent: above,
    fontBoundingBoxDescent: below,
    emHeightAscent: above,
    emHeightDescent: below,
    alphabeticBaseline: 0,
    hangingBaseline: 0,
    ideographicBaseline: 0,
  };
}

/** From here on all letters of a size are alike, so that no place on the stage hangs on a machine's fonts. */
export const measureAlike = (): void => {
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D])
    prototype.measureText = measured;
};
