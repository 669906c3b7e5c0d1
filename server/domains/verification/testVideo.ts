import { randomFillSync } from 'node:crypto';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const FORMATS = { mp4: Mp4OutputFormat, mov: MovOutputFormat, webm: WebMOutputFormat };

interface Wanted {
  kind?: keyof typeof FORMATS;
  seconds?: number;
  /** Of the whole file, about. */
  bytes?: number;
  /** Sound alone, no pictures. */
  isSound?: boolean;
}

const RATE = 10;

/** A picture's bytes: a key frame of VP9 says so in its first four, the others in their first. */
const frame = (isKey: boolean, bytes: number): Uint8Array => {
  const data = randomFillSync(new Uint8Array(bytes));
  data.set(isKey ? [0x82, 0x49, 0x83, 0x42, 0x20, 0x13, 0xf0, 0x0e] : [0x86, 0x00, 0x40, 0x92]);
  return data;
};

/** Tests' own: a video file with everything but pictures worth looking at. */
export const videoFile = async ({
  kind = 'mp4',
  seconds = 8,
  bytes = 60_000,
  isSound = false,
}: Wanted = {}): Promise<Buffer<ArrayBuffer>> => {
  const target = new BufferTarget();
  const output = new Output({ format: new FORMATS[kind](), target });
  const count = seconds * RATE;
  const each = Math.ceil(bytes / count);
  const duration = 1 / RATE;
  if (isSound) {
    const sound = new EncodedAudioPacketSource('opus');
    output.addAudioTrack(sound);
    await output.start();
    const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 };
    for (let at = 0; at < count; at += 1)
      await sound.add(new EncodedPacket(frame(true, each), 'key', at * duration, duration), {
        decoderConfig,
      });
  } else {
    const pictures = new EncodedVideoPacketSource('vp9');
    output.addVideoTrack(pictures, { frameRate: RATE });
    await output.start();
    const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 240 };
    for (let at = 0; at < count; at += 1) {
      const isKey = at % RATE === 0;
      const type = isKey ? 'key' : 'delta';
      await pictures.add(new EncodedPacket(frame(isKey, each), type, at * duration, duration), {
        decoderConfig,
      });
    }
  }
  await output.finalize();
  if (!target.buffer) throw new Error('no video was written');
  return Buffer.from(target.buffer);
};
