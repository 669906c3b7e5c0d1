import { RATE, type Signal } from './signal.ts';

const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 4;
const FLOAT_FORMAT = 3;

/** One channel as a WAV file of 32-bit floats. */
export function wavOf(channel: Signal): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + channel.length * BYTES_A_SAMPLE));
  const word = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  word(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, FLOAT_FORMAT, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * BYTES_A_SAMPLE, true);
  view.setUint16(32, BYTES_A_SAMPLE, true);
  view.setUint16(34, BYTES_A_SAMPLE * 8, true);
  word(36, 'data');
  view.setUint32(40, channel.length * BYTES_A_SAMPLE, true);
  channel.forEach((sample, i) => {
    view.setFloat32(HEADER_BYTES + i * BYTES_A_SAMPLE, sample, true);
  });
  return new Uint8Array(view.buffer);
}
