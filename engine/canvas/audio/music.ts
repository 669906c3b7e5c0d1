import { Howl } from 'howler';
import type { Clock } from '../../core/clock.ts';
import type { Log } from '../device/log.ts';
import type { SoundBundle } from './bundle.ts';
import type { Buses } from './buses.ts';

/** The music as it sounds now. */
export interface HeardMusic {
  /** The piece; null: none. */
  piece: string | null;
  tension: number;
  /** How loud each stem is, 0..1; none before it begins. */
  stems: Readonly<Record<string, number>>;
}

/** The channel of music: one piece at a time, in stems that rise and fall with the round. */
export interface MusicChannel {
  /** A piece may be had; it is fetched as soon as it is asked for and can be heard. */
  offer(name: string, bundle: SoundBundle): void;
  /** Fades to another piece, or to none with null. */
  play(name: string | null, fadeMs: number): void;
  /** How tense the round is, 0..1: within a bar the stems follow. */
  tension(level: number): void;
  heard(): HeardMusic;
  /** A piece goes, and its memory with it. */
  forget(name: string): void;
  destroy(): void;
}

interface Stem {
  /** Where it is heard, -1 (left) to 1. */
  place: number;
  /** The tension at which it begins to come, and at which it is all there. */
  from: number;
  to: number;
}

/** A phone that plays more at once may stutter. */
const STEMS: Readonly<Record<string, Stem>> = {
  ground: { place: 0, from: -1, to: 0 },
  rhythm: { place: -0.3, from: 0, to: 0.45 },
  lead: { place: 0.3, from: 0.3, to: 0.8 },
};
const COME_MS = 1_200;
/** A round that trembles by less moves no stem. */
const LEAST = 0.04;

const gainAt = ({ from, to }: Stem, tension: number): number =>
  Math.min(1, Math.max(0, (tension - from) / (to - from)));

interface Voice {
  name: string;
  stem: Stem;
  id: number;
  /** A browser that was not touched yet holds back what it is to play. */
  isPlaying: boolean;
}

interface Piece {
  name: string;
  howl: Howl;
  barMs: number;
  voices: Voice[];
}

const fade = (howl: Howl, id: number, to: number, ms: number): void => {
  const from = howl.volume(id) as number;
  // Howler never ends a fade from a volume to itself; set, it ends one that is on its way elsewhere.
  if (ms > 0 && from !== to) howl.fade(from, to, ms, id);
  else howl.volume(to, id);
};

const levelsOf = (piece: Piece | null): HeardMusic['stems'] =>
  Object.fromEntries(
    piece?.voices.map(({ name, id }) => [name, piece.howl.volume(id) as number]) ?? [],
  );

export const createMusic = (buses: Buses, clock: Pick<Clock, 'later'>, log: Log): MusicChannel => {
  const offered = new Map<string, SoundBundle>();
  const leaving = new Set<Howl>();
  let wanted: string | null = null;
  let piece: Piece | null = null;
  let tension = 0;

  const setLevel = ({ howl }: Piece, { stem, id, isPlaying }: Voice, ms: number) => {
    if (isPlaying) fade(howl, id, buses.gain('music') * gainAt(stem, tension), ms);
  };
  const setLevels = (ms: number) => {
    for (const voice of piece?.voices ?? []) if (piece) setLevel(piece, voice, ms);
  };
  /** All stems begin in one turn, silent, and are of one length: they stay in step. */
  const start = (mine: Piece) => {
    const { howl } = mine;
    mine.voices = Object.entries(STEMS).map(([name, stem]) => ({
      name,
      stem,
      id: howl.play(name),
      isPlaying: false,
    }));
    for (const voice of mine.voices) {
      howl.stereo(voice.stem.place, voice.id);
      const play = () => {
        voice.isPlaying = true;
        if (piece === mine) setLevel(mine, voice, COME_MS);
      };
      howl.once('play', play, voice.id);
    }
  };
  const free = (howl: Howl) => {
    leaving.delete(howl);
    howl.unload();
  };
  const letGo = (ms: number) => {
    if (!piece) return;
    const { howl, voices } = piece;
    piece = null;
    if (ms <= 0) return free(howl);
    leaving.add(howl);
    for (const { id } of voices) fade(howl, id, 0, ms);
    clock.later(ms, () => free(howl));
  };
  const fetch = (name: string, { src, sprite }: SoundBundle): Piece => {
    const howl = new Howl({
      src: [...src],
      sprite: { ...sprite },
      volume: 0,
      onload: () => {
        if (piece === mine) start(mine);
      },
      onloaderror: (_id, error) => {
        if (piece === mine) log(`the music ${name} did not load`, error);
      },
    });
    const mine: Piece = { name, howl, barMs: sprite.bar?.[1] ?? COME_MS, voices: [] };
    return mine;
  };
  /** What cannot be heard is neither fetched nor kept. */
  const follow = (ms: number) => {
    const isHeard = buses.gain('music') > 0;
    if (piece && piece.name === wanted && isHeard) return setLevels(ms);
    letGo(isHeard ? ms : 0);
    const bundle = offered.get(wanted ?? '');
    if (wanted !== null && bundle && isHeard) piece = fetch(wanted, bundle);
  };
  const unwatch = buses.watch(follow);

  return {
    offer(name, bundle) {
      offered.set(name, bundle);
      follow(0);
    },
    play(name, fadeMs) {
      if (name !== wanted) tension = 0;
      wanted = name;
      follow(fadeMs);
    },
    tension(level) {
      const isEnd = level === 0 || level === 1;
      if (level === tension || (!isEnd && Math.abs(level - tension) < LEAST)) return;
      tension = level;
      setLevels(piece?.barMs ?? 0);
    },
    heard: () => ({ piece: piece?.name ?? null, tension, stems: levelsOf(piece) }),
    forget(name) {
      offered.delete(name);
      if (piece?.name === name) letGo(0);
    },
    destroy() {
      unwatch();
      wanted = null;
      letGo(0);
      for (const howl of leaving) free(howl);
    },
  };
};
