import * as z from 'zod/mini';
import type { MessageKey } from '#contract/messages.ts';
import {
  type GameStateAnswer,
  MoveRequest,
  OpenRoundRequest,
  type RoundAnswer,
} from '#contract/rounds.ts';

/** Why a call gave no answer. */
export type Failure =
  /** The server was not reached, or its answer was lost: repeated under the same id, for ever. */
  | { kind: 'network' }
  /** 429: repeated under the same id after so many seconds. */
  | { kind: 'busy'; seconds: number }
  /** 5xx: nobody knows whether it was carried out; repeated under the same id a few times. */
  | { kind: 'broken'; message: MessageKey }
  /** 4xx: it was not carried out and never will be. */
  | { kind: 'refused'; message: MessageKey; params: readonly string[] }
  /** The club or this game is under maintenance. */
  | { kind: 'maintenance'; message: MessageKey };

export type CallResult<Answer> = { isOk: true; answer: Answer } | { isOk: false; failure: Failure };

export type OpenRequest = z.infer<typeof OpenRoundRequest>;
export type StepRequest = z.infer<typeof MoveRequest>;

/**
 * One game's calls, handed in by whoever owns the network. They answer, they don't throw: a
 * rejection is taken for a fault of ours and ends in the phase `failed`.
 */
export interface RoundCalls {
  load(signal: AbortSignal): Promise<CallResult<GameStateAnswer>>;
  open(request: OpenRequest, signal: AbortSignal): Promise<CallResult<RoundAnswer>>;
  move(
    roundId: string,
    request: StepRequest,
    signal: AbortSignal,
  ): Promise<CallResult<RoundAnswer>>;
}

/** A call under way, as it is kept so that a reload repeats it under the same id. */
export const PendingCall = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), madeAt: z.number(), request: OpenRoundRequest }),
  z.object({
    kind: z.literal('move'),
    madeAt: z.number(),
    roundId: z.string(),
    request: MoveRequest,
  }),
]);
export type PendingCall = z.infer<typeof PendingCall>;

/** Where the call under way is kept: one place for each player and game, emptied at logout. */
export interface PendingStore {
  /** What was saved, as it was found; null when nothing is. */
  load(): unknown;
  save(call: PendingCall): void;
  clear(): void;
}
