import type { SavedDraw } from '#contract/event.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { hashServerSeed } from '#engine/core/fair/seeds.ts';
import { drawRules, leftAfter, receiptOf } from './rules.ts';
import { type DrawTuning, drawHash } from './tuning.ts';

/** Tests' own: a week's draw of 15 tickets and 35 bonuses in which so many spin. */
export const savedDrawOf = (serverSeed: string, spun = 50): SavedDraw => {
  const prizes = [
    { key: 'tickets', winners: 15 },
    { key: 'bonus', winners: 35 },
  ];
  const told = { event: 'quiz', week: 1, prizes };
  const spins: SavedDraw['spins'] = [];
  let tuning: DrawTuning = { prizes: prizes.map(({ key, winners }) => ({ key, left: winners })) };
  for (let number = 0; number < spun; number += 1) {
    const clientSeed = `player-${number}`;
    const draws = createDraws({ serverSeed, clientSeed, nonce: number, round: 0 });
    const { drawn } = drawRules.open(tuning, draws).state;
    const before = spins.at(-1)?.receipt ?? drawHash(told);
    const spin = { number, clientSeed, prize: drawn.prize };
    spins.push({ clientSeed, prize: drawn.prize, receipt: receiptOf(before, spin) });
    tuning = leftAfter(tuning, drawn);
  }
  const draw = { ...told, drawHash: drawHash(told), serverSeedHash: hashServerSeed(serverSeed) };
  return { draw, serverSeed, spins };
};
