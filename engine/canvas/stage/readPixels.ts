/**
 * What a WebGL canvas holds, from its top row down. To be called in the call that drew it (`Stage.draw`): what
 * was drawn is anybody's guess once the browser has shown it. Throws where the context is lost.
 */
export const readPixels = (canvas: HTMLCanvasElement): ImageData => {
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl || gl.isContextLost()) throw new Error('no WebGL to read from');
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const image = new ImageData(width, height);
  const row = 4 * width;
  const upsideDown = new Uint8Array(row * height);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, upsideDown);
  for (let y = 0; y < height; y += 1)
    image.data.set(upsideDown.subarray((height - 1 - y) * row, (height - y) * row), y * row);
  // The ground is opaque, whatever was drawn over it.
  for (let alpha = 3; alpha < image.data.length; alpha += 4) image.data[alpha] = 255;
  return image;
};
