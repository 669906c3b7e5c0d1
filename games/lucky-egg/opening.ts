import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { cheer } from '#engine/canvas/stage/kit/cheer.ts';
import { joyOfWin } from '#engine/canvas/stage/kit/joy.ts';
import type { EggLink } from './machine.ts';
import type { EggParts } from './parts.ts';
import type { Cracked } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import { BEATS } from './view/beats.ts';
import { prizeLine, prizeTone, prizeWords } from './view/words.ts';

/** How many kind words there are for an egg with nothing in it. */
const COMFORTS = 3;
/** How hard the first taps are beside the one that bursts it. */
const TAPS = [0.55, 0.75];

/** An egg comes to the middle and is tapped three times: cracks run over it, twice, and the shell bursts. */
export const breakOpen = async (
  { context, kit, nest }: EggParts,
  egg: number,
  onTap: (taps: number) => void,
): Promise<void> => {
  const { audio } = context;
  const shown = nest.egg(egg);
  if (!shown) return;
  await nest.lift(egg);
  for (const stage of [1, 2] as const) {
    onTap(stage);
    audio.effect(SOUNDS.cracks[stage - 1] ?? SOUNDS.cracks[0], { x: nest.middle(egg).x });
    nest.shine(egg, stage * 0.3);
    nest.give(TAPS[stage - 1] ?? 1);
    await shown.crack(stage);
  }
  onTap(3);
  audio.effect(SOUNDS.burst, { x: nest.middle(egg).x });
  nest.give(1);
  const flare = (t: number) => nest.shine(egg, 0.6 * (1 - t) + 0.4 * Math.sin(Math.PI * t));
  alongside(Promise.all([shown.burst(), kit.act.run(flare, BEATS.flare)]));
  await kit.act.wait(BEATS.reveal);
};

/**
 * Shows what was in it, staked with `stake` hundredths of a coin (null: not known), until the next egg can be
 * opened; the answer is what goes on meanwhile: how everybody takes it. It is the `opened`th egg of its session.
 */
export const celebrate = async (
  { context, kit, nest, mother, line, burst, prizes }: EggParts,
  link: EggLink,
  { egg, prize }: Cracked,
  stake: number | null,
  opened: number,
): Promise<() => Promise<unknown>> => {
  const { texts, audio } = context;
  const { kind, times } = prize;
  const isWin = prizeTone(prize, stake) === 'win';
  const isNone = kind === 'none';
  const words = prizeLine(texts, prize, stake, texts(`lucky-egg.none${(opened % COMFORTS) + 1}`));
  const size = joyOfWin(times);
  const mood = isNone ? 'kind' : isWin ? 'good' : undefined;
  let joy: Promise<unknown> | undefined;
  // What it is can be seen before it is counted.
  if (isWin && kind !== 'coins') line.say(texts(`lucky-egg.${kind}`), 'good');
  await prizes.reveal(prize, nest.middle(egg), stake, {
    onCount() {
      nest.keep(egg, prize, stake);
      line.say(words, mood);
      const said = [prizeWords(texts, prize, stake)];
      const left = nest.count() - opened;
      if (left > 0) said.push(texts('lucky-egg.said.asked', { count: left }));
      context.controls.say(said.join(' '));
    },
    onCounted() {
      if (!isWin) return;
      if (size !== 'small') audio.effect(SOUNDS.call);
      joy = Promise.all([cheer(kit, burst, SOUNDS, size), mother.rejoice(size)]);
      alongside(joy);
    },
    onCoins: () => link.send({ type: 'coins' }),
  });
  return () =>
    Promise.all([
      prizes.leave().then(() => nest.egg(egg)?.tag(prize)),
      joy,
      isNone ? mother.comfort() : undefined,
      nest.setDown(egg),
    ]);
};
