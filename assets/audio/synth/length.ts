import type { Format } from './encode.ts';

const TIMESCALE_AT = 12;
const DURATION_AT = 16;

/** MP4: the `mvhd` box (version 0) holds ticks a second and ticks. */
function m4aDuration(file: Buffer): number {
  const box = file.indexOf('mvhd');
  if (box < 0) throw new Error('no mvhd box: not an MP4 file');
  const content = box + 4;
  const ticks = file.readUInt32BE(content + DURATION_AT);
  return (ticks / file.readUInt32BE(content + TIMESCALE_AT)) * 1000;
}

/** WebM: the Duration element (id 44 89) as an 8-byte float, in milliseconds by ffmpeg's scale. */
function webmDuration(file: Buffer): number {
  const element = file.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  if (element < 0) throw new Error('no Duration element: not a finished WebM file');
  return file.readDoubleBE(element + 3);
}

/** The length of an encoded sound in milliseconds, as its own header states it. */
export function durationOf(file: Buffer, format: Format): number {
  return format === 'm4a' ? m4aDuration(file) : webmDuration(file);
}
