import { spawnSync } from 'node:child_process';
import { RATE, type Signal } from './signal.ts';

const CODECS = {
  webm: ['-c:a', 'libopus', '-vbr', 'constrained', '-application', 'audio'],
  // 'fast' keeps more of these sounds than the default coder does at the same size (measured).
  m4a: ['-c:a', 'aac', '-aac_coder', 'fast', '-movflags', '+faststart'],
} as const;

/** The two formats every sound is kept in: between them every browser has one. */
export const FORMATS = ['webm', 'm4a'] as const;
export type Format = (typeof FORMATS)[number];

/** Throws with what to do where ffmpeg is not on the path or lacks an encoder. */
export function requireFfmpeg(): void {
  const answer = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (answer.error || answer.status !== 0) {
    throw new Error(
      'ffmpeg is missing: install it (Debian: apt install ffmpeg) and run this again.',
    );
  }
  for (const encoder of ['libopus', 'aac']) {
    if (!new RegExp(`\\b${encoder}\\b`).test(answer.stdout)) {
      throw new Error(`this ffmpeg has no ${encoder} encoder: install a full build and run again.`);
    }
  }
}

/** Encodes a WAV into `file` at `kilobits` a second; the same input gives the same bytes. */
export function encode(wav: Uint8Array, format: Format, kilobits: number, file: string): void {
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const input = ['-hide_banner', '-loglevel', 'error', '-y', '-f', 'wav', '-i', 'pipe:0'];
  const output = [...CODECS[format], '-b:a', `${kilobits}k`, ...exact, file];
  const run = spawnSync('ffmpeg', [...input, ...output], { input: wav, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`ffmpeg refused ${file}: ${run.stderr}`);
}

/** What a player gets of an encoded file. */
export function decode(file: string): Signal {
  const output = ['-f', 'f64le', '-ac', '1', '-ar', String(RATE), 'pipe:1'];
  const run = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-i', file, ...output], {
    maxBuffer: 2 ** 28,
  });
  if (run.status !== 0) throw new Error(`ffmpeg did not read ${file}: ${run.stderr}`);
  return new Float64Array(new Uint8Array(run.stdout).buffer);
}
