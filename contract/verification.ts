import * as z from 'zod/mini';
import { RequestId } from './requestId.ts';

/** The words of the day, one of which is said and shown in the video; texts say each in every language. */
export const VIDEO_WORDS = [
  'hornbill',
  'kite',
  'drum',
  'lantern',
  'coconut',
  'banana',
  'mango',
  'rice',
  'river',
  'mountain',
  'island',
  'rain',
  'moon',
  'star',
  'tiger',
  'turtle',
  'bridge',
  'boat',
  'train',
  'market',
  'teapot',
  'umbrella',
  'bicycle',
  'window',
] as const;
export const VideoWord = z.enum(VIDEO_WORDS);
export type VideoWord = z.infer<typeof VideoWord>;

/** Why a video was not accepted; the player reads the reason's text. */
export const VIDEO_REASONS = [
  'faceNotSeen',
  'wordNotSaid',
  'wordNotShown',
  'tooDark',
  'notLive',
  'cutOff',
  'notThePlayer',
  'underAge',
  'secondAccount',
] as const;
export type VideoReason = (typeof VIDEO_REASONS)[number];

/** What a player with a failed video does next (spec 4). */
export const VIDEO_NEXT = ['resubmit', 'support'] as const;
export type VideoNext = (typeof VIDEO_NEXT)[number];

/** Random, and all that an upload is called by: 32 hexadecimal digits. */
export const UploadId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * GET player/verification: how the player's verification stands. `uploading`: a video is on its way, from this
 * device or another; `pending`: it is being looked at.
 */
export const verificationPath = 'player/verification';
export const VerificationAnswer = z.object({
  status: z.enum(['none', 'uploading', 'pending', 'success', 'failed']),
  /** To say and to show in a video that is recorded now. */
  word: VideoWord,
  /** Of a video on its way: what came of it so far, in bytes. */
  upload: z.nullable(z.object({ id: UploadId, offset: z.int(), bytes: z.int() })),
  /** Of a failed one. */
  next: z.nullable(z.enum(VIDEO_NEXT)),
  reason: z.nullable(z.enum(VIDEO_REASONS)),
  /** Until when no other video is taken, after so many that failed; null: one may be sent. */
  retryAt: z.nullable(z.iso.datetime()),
});
export type VerificationAnswer = z.infer<typeof VerificationAnswer>;

/**
 * POST player/verification/uploads, then HEAD and PATCH player/verification/uploads/{id}: the video by the tus
 * protocol (1.0.0, creation). Its bytes go as they are; its name goes nowhere. 409 `msg.videoNotNow` while one
 * is on its way, is looked at, was accepted, or support is to be asked; 413 `msg.videoTooBig`; 429
 * `msg.tooFrequent` after so many that failed in a week. DELETE takes one back that is on its way; 404
 * `msg.notFound` for any other.
 */
export const videoUploadsPath = `${verificationPath}/uploads`;
export const videoUploadPath = (id: string) => `${videoUploadsPath}/${id}`;

/**
 * POST player/verification: the upload is whole, and to be looked at. Multipart with eData alone, since the file
 * is here. 415 `msg.formatNotSupported` (field `video`) for what is no MP4, MOV or WebM with moving pictures,
 * 400 `msg.videoLength` (field `video`): each ends the upload. 404 `msg.notFound` for another's, or one that is gone.
 */
export const VerificationRequest = z.object({
  requestId: RequestId,
  upload: UploadId,
  word: VideoWord,
});
export type VerificationRequest = z.infer<typeof VerificationRequest>;
