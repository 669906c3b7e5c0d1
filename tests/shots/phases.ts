import { GAME_KEYS } from '#contract/facts.ts';
import type { Phase } from './phase.ts';

const guides = GAME_KEYS.map(
  (game): Phase => ({ game, name: '0-guide', chrome: 'guide', steps: [] }),
);
const files: { PHASES: readonly Phase[] }[] = await Promise.all(
  GAME_KEYS.map((game) => import(`./phases/${game}.ts`)),
);

/**
 * Every phase worth looking at: the pictures' and the harness's one list. Their files read a game in the
 * registry, which takes its edits in; else an edited tuning would load the harness anew.
 */
export const PHASES: readonly Phase[] = [...guides, ...files.flatMap((file) => file.PHASES)];
