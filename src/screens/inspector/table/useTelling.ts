import { useEffect, useRef, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { newClientSeed } from '#engine/core/chance.ts';
import { findSeed, MOST_TRIES } from '#engine/lab/inspect/wish.ts';
import { gameOf } from '#games/registry.ts';
import { type AnyStory, storySearch } from '#games/story.ts';
import { CLIENT_SEED } from './createTable.ts';

/** Where the search for a seed begins: another place finds another round of the same story. */
const somewhere = (): number => Number.parseInt(newClientSeed().slice(0, 8), 16);

/** What became of a story that was asked for last; `chance`: how probable a round of it is, 0 to 1. */
export interface StoryResult {
  name: string;
  chance: number;
  how: 'searched' | 'shown' | 'too rare';
}

/** Searches the seed that gives a story, and hands it on. One search at a time. */
export const useTelling = (
  game: GameKey,
  tuning: unknown,
  onTell: (story: AnyStory, number: number, seed: string) => void,
) => {
  const [asked, setAsked] = useState<StoryResult | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const tell = async (story: AnyStory, number: number) => {
    stop.current?.abort();
    const abort = new AbortController();
    stop.current = abort;
    const { name } = story;
    const chance = story.chance(tuning, number);
    setAsked({ name, chance, how: 'searched' });
    const search = { ...storySearch(gameOf(game), story, tuning, number), clientSeed: CLIENT_SEED };
    const isHopeless = chance * MOST_TRIES < 1;
    const found = isHopeless ? null : findSeed({ ...search, from: somewhere() }, abort.signal);
    // Another story was asked for meanwhile.
    const seed = await Promise.resolve(found).catch(() => undefined);
    if (seed === undefined) return;
    setAsked({ name, chance, how: seed === null ? 'too rare' : 'shown' });
    if (seed !== null) onTell(story, number, seed);
  };
  return { asked, tell };
};
