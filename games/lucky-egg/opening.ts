import { cheer } from '#engine/canvas/stage/kit/cheer.ts';
import { joyOfWin } from '#engine/canvas/stage/kit/joy.ts';
import type { EggLink } from './machine.ts';
import type { EggParts } from './parts.ts';
import type { Cracked } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import { prizeLine, prizeTone } from './view/words.ts';

/** How many kind words there are for an egg with nothing in it. */
const COMFORTS = 3;

/** An egg's three beats: it rocks, cracks run over it, the shell bursts. */
export const breakOpen = async ({ context, kit, nest }: EggParts, egg: number): Promise<void> => {
  const { audio } = context;
  const shell = nest.egg(egg);
  if (!shell) return;
  await shell.rock();
  for (const stage of [1, 2] as const) {
    audio.effect(SOUNDS.cracks[stage - 1] ?? SOUNDS.cracks[0]);
    nest.shine(egg, stage * 0.3);
    await shell.crack(stage);
  }
  audio.effect(SOUNDS.burst);
  const flare = (t: number) => nest.shine(egg, 0.6 + 0.4 * Math.sin(Math.PI * t) - 0.6 * t);
  await Promise.all([shell.burst(), kit.act.run(flare, { ms: 420 })]);
  nest.shine(egg, 0);
};

/**
 * Shows what was in it, staked with `stake` hundredths of a coin (null: not known), and how everybody
 * takes it. It is the `opened`th egg of its session.
 */
export const celebrate = async (
  { context, kit, nest, mother, line, burst, prizes }: EggParts,
  link: EggLink,
  { egg, prize }: Cracked,
  stake: number | null,
  opened: number,
): Promise<void> => {
  const { texts, audio } = context;
  const { kind, times } = prize;
  const isWin = prizeTone(prize, stake) === 'win';
  const landed = () => link.send({ type: 'coins' });
  const told = prizes.reveal(prize, nest.middle(egg), stake, landed);
  const comfort = texts(`lucky-egg.none${(opened % COMFORTS) + 1}`);
  const words = prizeLine(texts, prize, stake, comfort);
  if (kind === 'none') {
    line.say(words, 'kind');
    await Promise.all([told, mother.comfort()]);
    return;
  }
  if (!isWin) {
    line.say(words);
    return told;
  }
  if (kind === 'box') {
    line.say(texts(`lucky-egg.${kind}`), 'good');
    await told;
  }
  line.say(words, 'good');
  const size = joyOfWin(times);
  if (size !== 'small') audio.effect(SOUNDS.call);
  await Promise.all([told, cheer(kit, burst, SOUNDS, size), mother.rejoice(size)]);
};
