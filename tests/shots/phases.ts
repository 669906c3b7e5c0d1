import { GAME_KEYS } from '#contract/facts.ts';
import type { Phase } from './phase.ts';
import { FTO } from './phases/fto.ts';
import { EGG } from './phases/lucky-egg.ts';
import { RPS } from './phases/rock-scissor-paper.ts';
import { WHEEL } from './phases/spin-wheel.ts';
import { SQUID } from './phases/squidgame.ts';

const GUIDES = GAME_KEYS.map(
  (game): Phase => ({ game, name: '0-guide', chrome: 'guide', steps: [] }),
);

/** Every phase worth looking at: the pictures' and the harness's one list. */
export const PHASES: readonly Phase[] = [...GUIDES, ...SQUID, ...RPS, ...EGG, ...WHEEL, ...FTO];
