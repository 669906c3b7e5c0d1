import { readFile } from 'node:fs/promises';
import { BufferSource, EncodedPacketSink, Input, MP4, QTFF, WEBM } from 'mediabunny';
import { VIDEO } from '#contract/terms.ts';
import { isVideoAlone } from './outline.ts';

export interface Judged {
  kind: 'mp4' | 'mov' | 'webm';
  seconds: number;
}

const KINDS = new Map([
  [MP4, 'mp4'],
  [QTFF, 'mov'],
  [WEBM, 'webm'],
] as const);

/** Pixels of a side. */
const SIDES = { least: 32, most: 4096 };
/** Of pictures that move, in a second. */
const LEAST_FRAMES = 1;
/** Far more than any camera: each is looked at. */
const MOST_FRAMES = 240;
/** What a recorder's last picture, or a press, may be off. */
const SLACK_S = { under: 0.5, over: 1.5 };

const LEAST_BYTES = 64;

/**
 * What a file is by its content; a refusal by its message. Nothing of it is decoded, let alone run: the boxes are
 * read, and the beginning of the first picture. Runs on a thread of its own.
 */
export const judge = async (
  path: string,
): Promise<Judged | 'msg.formatNotSupported' | 'msg.videoLength'> => {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES || !isVideoAlone(bytes)) return 'msg.formatNotSupported';
  const input = new Input({ source: new BufferSource(bytes), formats: [...KINDS.keys()] });
  try {
    const format = await input.getFormat();
    const kind = [...KINDS].find(([known]) => known === format)?.[1];
    const track = await input.getPrimaryVideoTrack();
    if (!kind || !track || (await track.getCodec()) === null) return 'msg.formatNotSupported';
    const sides = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    if (sides.some((side) => !(side >= SIDES.least && side <= SIDES.most)))
      return 'msg.formatNotSupported';
    // Counted, not as the file says of itself: a recorder that was cut off says nothing.
    const end = await track.computeDuration();
    const seconds = end - Math.max(0, await track.getFirstTimestamp());
    if (!(seconds >= VIDEO.leastSeconds - SLACK_S.under)) return 'msg.videoLength';
    if (seconds > VIDEO.mostSeconds + SLACK_S.over) return 'msg.videoLength';
    const { packetCount } = await track.computePacketStats();
    const rate = packetCount / seconds;
    if (!(rate >= LEAST_FRAMES && rate <= MOST_FRAMES)) return 'msg.formatNotSupported';
    const first = await new EncodedPacketSink(track).getFirstPacket();
    const isKey = first !== null && (await track.determinePacketType(first)) === 'key';
    return isKey ? { kind, seconds } : 'msg.formatNotSupported';
  } catch {
    return 'msg.formatNotSupported';
  } finally {
    input.dispose();
  }
};
