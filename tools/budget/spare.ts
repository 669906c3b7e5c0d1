import type { BrowserContext } from 'playwright';

/** Milliseconds between frames: where WebGL is software each is dear, and nobody looks. */
const FRAME_MS = 200;

/** Two samples of silence as a WAV file of 16 bits. */
const silence = (): Buffer => {
  const [header, samples, rate, bytes] = [44, 2, 8_000, 2];
  const file = Buffer.alloc(header + samples * bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * bytes, 28);
  file.writeUInt16LE(bytes, 32);
  file.writeUInt16LE(8 * bytes, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * bytes, 40);
  return file;
};

/**
 * Spares pages what takes most of the time of going in and out, and leaves nothing behind: sounds are
 * loaded, but of no length, and few frames are drawn.
 */
export const spare = async (context: BrowserContext): Promise<void> => {
  const body = silence();
  await context.route('**/audio/**', (route) => route.fulfill({ body, contentType: 'audio/wav' }));
  await context.addInitScript((ms) => {
    Object.assign(globalThis, {
      requestAnimationFrame: (callback: FrameRequestCallback) =>
        setTimeout(() => callback(performance.now()), ms),
      cancelAnimationFrame: (id: number) => clearTimeout(id),
    });
  }, FRAME_MS);
};
