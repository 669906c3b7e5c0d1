import * as z from 'zod/mini';
import { CoinBalance, Hundredths } from './coins.ts';
import { MESSAGE_KEYS } from './messages.ts';
import { RequestId } from './requestId.ts';

/**
 * A round's life (docs/architecture.md): open, numbered moves, settled. What happens in it is a list
 * of typed events; their shapes, like the shapes of `view` and `move`, belong to each game's rules,
 * which parse them, so here they are open objects.
 */
const GameData = z.looseObject({ kind: z.string() });

/** No colon: it parts the fields of the message the draws are made from (docs/fairness.md). */
const ClientSeed = z.string().check(z.regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/));
const SeedHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** SHA-256 of a tuning's canonical JSON (engine/core/fair/canonical.ts). */
const TuningHash = SeedHash;

/** The seed pair in force: the server seed's SHA-256 is known before any bet. */
export const Commitment = z.object({
  seedId: z.string(),
  serverSeedHash: SeedHash,
  /** The nonce the next round will use. */
  nonce: z.int(),
});
export type Commitment = z.infer<typeof Commitment>;

/** Whom a round is played against: the house, or another player (where the game has that). */
export const RoundMode = z.enum(['house', 'live']);
export type RoundMode = z.infer<typeof RoundMode>;

export const Round = z.object({
  id: z.string(),
  game: z.string(),
  mode: RoundMode,
  /** Steps taken; a move names the step it answers, so that none is played twice. */
  step: z.int(),
  status: z.enum(['open', 'settled', 'voided']),
  /** Coins staked so far, in hundredths; 0 in a free game. */
  bet: Hundredths,
  /** Coins credited by this round so far, in hundredths. */
  won: Hundredths,
  seedId: z.string(),
  serverSeedHash: SeedHash,
  clientSeed: ClientSeed,
  nonce: z.int(),
  tuningVersion: z.int(),
  /** The tuning the round was opened with; a later change does not touch it. */
  tuning: z.looseObject({}),
  tuningHash: TuningHash,
  openedAt: z.int(),
  /** When the current step ends by itself, epoch milliseconds, or null while no clock runs. */
  deadlineAt: z.nullable(z.int()),
  /** What the player may see of the round's state; a game's `view` parses it. */
  view: z.looseObject({}),
});
export type Round = z.infer<typeof Round>;

export const RoundEvent = GameData;
export type RoundEvent = z.infer<typeof RoundEvent>;

/** GET games/{game}/round: the open round if there is one, and whether another may be opened. */
export const GameStateAnswer = z.object({
  /** The server's clock, epoch milliseconds: deadlines are read against it. */
  serverNow: z.int(),
  round: z.nullable(Round),
  /** The player's latest round of this game that is over, so that its end can still be told. */
  last: z.nullable(Round),
  commitment: Commitment,
  tuningVersion: z.int(),
  tuning: z.looseObject({}),
  /** Beside the commitment: with these numbers the next round is opened, and no others. */
  tuningHash: TuningHash,
  /** When the next round may be opened, epoch milliseconds; null: now, or nobody knows. */
  nextAt: z.nullable(z.int()),
  /** Free plays: questions (chances) left in the current window; null for games with a bet. */
  remain: z.nullable(z.int()),
  /** Why no round could be opened now, in the catalogue's words; null: it could. */
  refusal: z.nullable(z.enum(MESSAGE_KEYS)),
  /** Matches between players are switched on (in testing). */
  isLive: z.boolean(),
  /** What happened in the round without its player may have moved coins. */
  coin: CoinBalance,
});
export type GameStateAnswer = z.infer<typeof GameStateAnswer>;

const Stake = z
  .int('msg.invalidRequest')
  .check(z.nonnegative('msg.invalidRequest'), z.maximum(1_000_000_000_00, 'msg.invalidRequest'));

/** POST games/{game}/rounds. */
export const OpenRoundRequest = z.object({
  requestId: RequestId,
  clientSeed: ClientSeed,
  /** Hundredths of a coin; 0 in a free game, and in one that is staked move by move. */
  bet: Stake,
  mode: z._default(RoundMode, 'house'),
});

/** POST games/{game}/rounds/{id}/moves. `step` is the step the player saw when choosing. */
export const MoveRequest = z.object({
  requestId: RequestId,
  step: z.int().check(z.nonnegative()),
  move: GameData,
  /** In a game that is staked move by move: what this move stakes. Else absent. */
  bet: z.optional(Stake),
});

/**
 * A move counts for this long after its step's `deadlineAt`: the time it may have spent on the way.
 * Only after that is the step settled as timed out, so whoever asks sooner finds it still open.
 */
export const MOVE_GRACE_MS = 1000;

/** What opening and every move answer: the round as it stands now and what just happened. */
export const RoundAnswer = z.object({
  serverNow: z.int(),
  round: Round,
  events: z.array(RoundEvent),
  coin: CoinBalance,
  nextAt: z.nullable(z.int()),
  remain: z.nullable(z.int()),
});
export type RoundAnswer = z.infer<typeof RoundAnswer>;

export const gameStatePath = (game: string) => `games/${game}/round`;
export const openRoundPath = (game: string) => `games/${game}/rounds`;
export const movePath = (game: string, roundId: string) => `games/${game}/rounds/${roundId}/moves`;
