import { BEATS } from './beats.ts';
import type { Burst } from './burst.ts';
import { JOYS, type Joy } from './joy.ts';
import type { Kit } from './kit.ts';

/** The game's own sounds of joy. */
export interface CheerSounds {
  wins: Readonly<Record<Joy, string>>;
}

/** Petals, bursts, music and something to feel for a win of this size; at its end at once when skipped. */
export const cheer = async (
  kit: Kit,
  burst: Burst,
  sounds: CheerSounds,
  size: Joy,
): Promise<void> => {
  const { audio, haptics } = kit.context;
  const { ms, perSecond, pops } = JOYS[size];
  audio.tell(sounds.wins[size]);
  haptics(size);
  if (size === 'big') audio.effect('club/coin-shower', { volume: 0.8 });
  burst.rain(ms, perSecond);
  const { width, height } = kit.context.layout();
  for (let i = 0; i < pops; i += 1)
    await burst.pop(
      width * (0.5 + 0.26 * (i % 2 === 0 ? -1 : 1) * (pops > 1 ? 1 : 0)),
      height * (0.3 + 0.07 * i),
      16,
    );
  await kit.act.wait(size === 'big' ? BEATS.cheerBig : BEATS.cheer);
  if (kit.act.isSkipping()) burst.clear();
};
