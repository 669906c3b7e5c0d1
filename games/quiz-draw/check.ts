import type { SavedDraw } from '#contract/event.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { isCommittedSeed } from '#engine/core/fair/seeds.ts';
import { drawRules, leftAfter, receiptOf } from './rules.ts';
import { type DrawTuning, drawHash } from './tuning.ts';

/** What can be said of a week's draw from all that is published of it. */
export type DrawCheck =
  /** Its seed is not revealed: somebody may still spin. */
  | { kind: 'secret' }
  | {
      kind: 'drawn';
      /** `many`: more were drawn than there were; `names`: two prizes under one name. Null: it is fair. */
      disagreement: 'seed' | 'prizes' | 'names' | 'many' | { spin: number } | null;
    };

/** The first spin that the seeds give otherwise. */
const wrongSpin = ({ draw, spins }: SavedDraw, serverSeed: string): number | null => {
  let tuning: DrawTuning = {
    prizes: draw.prizes.map(({ key, winners }) => ({ key, left: winners })),
  };
  let before = draw.drawHash;
  for (const [number, { clientSeed, prize, receipt }] of spins.entries()) {
    const source = { serverSeed, clientSeed, nonce: number, round: 0 };
    const { drawn } = drawRules.open(tuning, createDraws(source)).state;
    if (drawn.prize !== prize) return number;
    before = receiptOf(before, { number, clientSeed, prize });
    if (before !== receipt) return number;
    tuning = leftAfter(tuning, drawn);
  }
  return null;
};

/** Draws a whole week again from its seeds. */
export const checkDraw = (saved: SavedDraw): DrawCheck => {
  const { draw, serverSeed, spins } = saved;
  if (serverSeed === null) return { kind: 'secret' };
  const told = (
    disagreement: Extract<DrawCheck, { kind: 'drawn' }>['disagreement'],
  ): DrawCheck => ({
    kind: 'drawn',
    disagreement,
  });
  if (!isCommittedSeed(serverSeed, draw.serverSeedHash)) return told('seed');
  if (drawHash(draw) !== draw.drawHash) return told('prizes');
  if (new Set(draw.prizes.map(({ key }) => key)).size < draw.prizes.length) return told('names');
  if (spins.length > draw.prizes.reduce((sum, { winners }) => sum + winners, 0))
    return told('many');
  const spin = wrongSpin(saved, serverSeed);
  return told(spin === null ? null : { spin });
};
