import { RATE, type Signal } from './signal.ts';

const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 4;
const FLOAT_FORMAT = 3;

/** Channels of one length as a WAV file of 32-bit floats. */
export function wavOf(channels: readonly Signal[]): Uint8Array {
  const frames = channels[0]?.length ?? 0;
  const frameBytes = channels.length * BYTES_A_SAMPLE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + frames * frameBytes));
  const word = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  word(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, FLOAT_FORMAT, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, BYTES_A_SAMPLE * 8, true);
  word(36, 'data');
  view.setUint32(40, frames * frameBytes, true);
  channels.forEach((channel, n) => {
    channel.forEach((sample, i) => {
      view.setFloat32(HEADER_BYTES + i * frameBytes + n * BYTES_A_SAMPLE, sample, true);
    });
  });
  return new Uint8Array(view.buffer);
}
