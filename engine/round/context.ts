import type { CoinBalance } from '#contract/coins.ts';
import type { MessageKey } from '#contract/messages.ts';
import type { Commitment, Round, RoundEvent } from '#contract/rounds.ts';
import type { RoundIntent } from './actors.ts';
import type { PendingCall } from './calls.ts';
import type { RoundView } from './game.ts';

/** What the player is told: a key of the catalogue and the values of its placeholders. */
interface RoundMessage {
  key: MessageKey;
  params: readonly string[];
}

/** Plain data: the machine's whole memory, as the recorder keeps it. */
export interface RoundContext {
  /** The round as the server last told it; null before the first. */
  round: Round | null;
  view: RoundView | null;
  /** Events to be played, the first one is playing. */
  queue: readonly RoundEvent[];
  /** The balance of the last answer while it is not shown yet. */
  coin: CoinBalance | null;
  commitment: Commitment | null;
  /** The tuning the next round will have. */
  tuning: Record<string, unknown> | null;
  /** When the next round may be opened, in the server's time; null: now. */
  nextAt: number | null;
  /** Free plays left; null for games with a bet. */
  remain: number | null;
  /** Why no round can be opened, in the server's words; null: it can. */
  refusal: MessageKey | null;
  /** Matches between players are switched on. */
  isLive: boolean;
  /** What the next round or move stakes, hundredths of a coin; 0 where nothing is staked. */
  bet: number;
  /** False while the stake's field holds what can't be staked: then nothing is, not even `bet`. */
  isBetTaken: boolean;
  /** The server let know of something that was not asked for yet. */
  isStale: boolean;
  /** What is loaded is asked for because of such news. */
  hasNews: boolean;
  /** Something lies over the stage. */
  isCovered: boolean;
  /** The server's clock less ours, milliseconds: local time of `nextAt` is `nextAt - offset`. */
  offset: number;
  /** What the player (or the game itself) wants done and is not answered yet. */
  intent: RoundIntent | null;
  /** The call that carries the intent, with its request id. */
  pending: PendingCall | null;
  /** Which state a lost call goes back to. */
  returnTo: 'recovering' | 'loading' | 'sending';
  /** Calls lost in a row, and the seconds a 429 told to wait. */
  attempt: number;
  busySeconds: number;
  /** What the player was last told; it goes with the player's next choice. */
  message: RoundMessage | null;
  /** True once the player chose to go on with a round found open, or has played here. */
  isConfirmed: boolean;
  /**
   * How the round just loaded relates to what the scene shows: `fresh` has to be shown from scratch,
   * `same` is shown already, `ended` is the round played here, ended meanwhile.
   */
  arrival: 'fresh' | 'same' | 'ended';
  /** How often the server was asked after a passed deadline without an end of the step. */
  checks: number;
}

/** What of it a link tells scene and screen, beside the phase and the view. */
export const shownOf = ({
  round,
  commitment,
  tuning,
  nextAt,
  remain,
  refusal,
  isLive,
  bet,
  isBetTaken,
  isCovered,
  message,
  offset,
}: RoundContext) => ({
  round,
  commitment,
  tuning,
  nextAt,
  remain,
  refusal,
  isLive,
  bet,
  isBetTaken,
  isCovered,
  message,
  offset,
});

export const emptyContext = (): RoundContext => ({
  round: null,
  view: null,
  queue: [],
  coin: null,
  commitment: null,
  tuning: null,
  nextAt: null,
  remain: null,
  refusal: null,
  isLive: false,
  bet: 0,
  isBetTaken: true,
  isStale: false,
  isCovered: false,
  hasNews: false,
  offset: 0,
  intent: null,
  pending: null,
  returnTo: 'loading',
  attempt: 0,
  busySeconds: 0,
  message: null,
  isConfirmed: false,
  arrival: 'fresh',
  checks: 0,
});

/**
 * Milliseconds left of the step's clock, by the server's time; null while no clock runs. `now` is
 * the local clock's. For showing only: whether time is up is the server's word.
 */
export const millisLeft = (
  { round, offset }: Pick<RoundContext, 'round' | 'offset'>,
  now: number,
): number | null =>
  round?.status === 'open' && round.deadlineAt !== null
    ? Math.max(0, round.deadlineAt - offset - now)
    : null;
