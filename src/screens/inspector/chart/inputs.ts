import type { RoundEvent } from '#contract/rounds.ts';
import type { Bounds } from '#engine/core/rules/tuning.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { formatCoins } from '#src/base/format.ts';

/** What a player may choose from, as the round stands. */
export interface PlayerOptions {
  moves: readonly RoundEvent[];
  /** Of the stake; null where nothing is staked. */
  bounds: Bounds | null;
  /** Whether matches between players are on. */
  isLive: boolean;
}

/** Every input there is, with all it may carry: of a stake its bounds. */
const INPUTS: Record<RoundInput['type'], (choices: PlayerOptions) => RoundInput[]> = {
  open: ({ isLive }) => [{ type: 'open' }, ...(isLive ? [LIVE] : [])],
  move: ({ moves }) => moves.map((move) => ({ type: 'move', move })),
  bet: ({ bounds }) =>
    bounds ? [...new Set([bounds.min, bounds.max])].map((bet) => ({ type: 'bet', bet })) : [],
  betTyped: ({ bounds }) =>
    bounds ? [true, false].map((isTaken) => ({ type: 'betTyped', isTaken })) : [],
  continue: () => [{ type: 'continue' }],
  resume: () => [{ type: 'resume' }],
  quit: () => [{ type: 'quit' }],
  skip: () => [{ type: 'skip' }],
  retry: () => [{ type: 'retry' }],
  coins: () => [{ type: 'coins' }],
  news: () => [{ type: 'news' }],
  cover: () => [true, false].map((isCovered) => ({ type: 'cover', isCovered })),
  leave: () => [{ type: 'leave' }],
};
const LIVE: RoundInput = { type: 'open', mode: 'live' };

export const inputsOf = (choices: PlayerOptions): RoundInput[] =>
  Object.values(INPUTS).flatMap((inputs) => inputs(choices));

/** As a button has it: 'open live', 'move step 1', 'bet 100'. */
export const inputText = (input: RoundInput): string => {
  if (input.type === 'bet') return `bet ${formatCoins(input.bet)}`;
  const { type, ...carried } = input;
  const values = 'move' in carried ? Object.values(carried.move) : Object.values(carried);
  return [type, ...values.map(String)].join(' ');
};
