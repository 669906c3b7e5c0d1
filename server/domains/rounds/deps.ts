import type { OnChange } from '../../platform/requests/change.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import type { Store } from '../../platform/store/store.ts';
import type { Games } from './games.ts';
import type { LiveRounds } from './live.ts';

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
