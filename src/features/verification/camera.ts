import { VIDEO } from '#contract/terms.ts';
import { wallClock } from '#engine/core/clock.ts';

/** Why nothing can be recorded here. */
export type Blocked = 'denied' | 'missing' | 'busy' | 'unsupported';

/** What a recorder writes, the best first: each is one the club takes. */
const TYPES = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/webm',
  'video/mp4',
];
/** Enough for a face and a sheet of paper: half a minute takes 5 MB. */
const QUALITY = { videoBitsPerSecond: 1_200_000, audioBitsPerSecond: 64_000 };
const WANTED: MediaStreamConstraints = {
  video: {
    facingMode: 'user',
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 24, max: 30 },
  },
  audio: true,
};

const typeHere = (): string | undefined =>
  TYPES.find((type) => MediaRecorder.isTypeSupported(type));

const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  // Not on a plain http page.
  navigator.mediaDevices?.getUserMedia !== undefined &&
  typeHere() !== undefined;

const REASONS: Record<string, Blocked> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The front camera with its microphone, or why there is none. Whoever opens it closes it. */
export const openCamera = async (): Promise<MediaStream | Blocked> => {
  if (!canRecord()) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia(WANTED);
  } catch (error) {
    const { name = '' } = Object(error) as { name?: string };
    return REASONS[name] ?? 'unsupported';
  }
};

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

export interface Recorded {
  video: Blob;
  seconds: number;
}

export interface CameraRecording {
  stop(): void;
  /** What was recorded; null: the camera went away before there was enough of it. */
  done: Promise<Recorded | null>;
}

const SECOND = 1000;

/** Records what the camera sees until it is stopped, half a minute at most; `onSecond` counts. */
export const record = (
  stream: MediaStream,
  onSecond: (seconds: number) => void,
): CameraRecording => {
  const recorder = new MediaRecorder(stream, { mimeType: typeHere() ?? '', ...QUALITY });
  const parts: Blob[] = [];
  const began = wallClock.now();
  const secondsNow = () => (wallClock.now() - began) / SECOND;
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const stopCount = wallClock.every(SECOND / 4, () => {
    onSecond(Math.floor(secondsNow()));
    if (secondsNow() >= VIDEO.mostSeconds) stop();
  });
  const done = new Promise<Recorded | null>((resolve) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data);
    };
    recorder.onstop = () => {
      stopCount();
      const seconds = secondsNow();
      const video = new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' });
      resolve(seconds < VIDEO.leastSeconds || video.size === 0 ? null : { video, seconds });
    };
  });
  recorder.start(SECOND);
  return { stop, done };
};
