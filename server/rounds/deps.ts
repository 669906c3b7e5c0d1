import type { OnChange } from '../ledger/change.ts';
import type { Store } from '../store/store.ts';
import type { Games } from './games.ts';
import type { LiveRounds } from './live.ts';
import type { SeedCipher } from './seeds/seedCipher.ts';

/** What the rounds are worked with. */
export interface RoundDeps {
  store: Store;
  games: Games;
  /** Of the server seeds. */
  cipher: SeedCipher;
  onChange: OnChange;
  /** Matches between players; without it none are played here. */
  live?: LiveRounds;
}
