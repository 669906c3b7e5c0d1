import { steppingChance } from '../../core/chance.ts';

/** What stands between a sound's name and the number of its take. */
const TAKE = '~';

/**
 * Which take of a sound is heard next: never the last one again, where there are several. The answer is the sprite to
 * play; null: there is no such sound.
 */
export const createTakes = (sprites: readonly string[]): ((sound: string) => string | null) => {
  const chance = steppingChance(1);
  const last = new Map<string, number>();
  const takes = new Map<string, string[]>();
  for (const sprite of sprites) {
    const [sound = ''] = sprite.split(TAKE);
    takes.set(sound, [...(takes.get(sound) ?? []), sprite]);
  }
  return (sound) => {
    const all = takes.get(sound);
    if (!all) return null;
    const before = last.get(sound);
    const others = before === undefined ? all.length : Math.max(1, all.length - 1);
    const at = Math.floor(chance() * others);
    const take = before === undefined || at < before || all.length === 1 ? at : at + 1;
    last.set(sound, take);
    return all[take] ?? null;
  };
};
