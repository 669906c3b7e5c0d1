import { existsSync } from 'node:fs';
import { GAME_KEYS } from '#contract/facts.ts';

/** Games whose visits are kept (docs/replay.md); a game that was just written has none, as `game check` says. */
export const RECORDED_GAMES = GAME_KEYS.filter((key) => existsSync(`tests/recordings/${key}`));
