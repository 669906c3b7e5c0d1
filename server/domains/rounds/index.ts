// What other domains use of this one; they know it by nothing else.
export { datesSet } from './flags.ts';
export { servedGames } from './games.ts';
export { readRounds } from './history/history.ts';
export { demandGame } from './load.ts';
export type { Availability } from './open/spins.ts';
export { secretOf } from './seeds/seeds.ts';
export { chancesLeft } from './state.ts';
export { tuningInForce } from './tunings/inForce.ts';
