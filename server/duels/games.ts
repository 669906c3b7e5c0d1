import type { RoundEvent } from '#contract/rounds.ts';
import type { DuelRules } from '#engine/round/duel.ts';
import { rpsDuel } from '#games/rock-scissor-paper/duel.ts';

/** A game's matches between players, its own types forgotten. */
export type ServedDuel = DuelRules<unknown, unknown, unknown, unknown, RoundEvent>;

export type Duels = ReadonlyMap<string, ServedDuel>;

/** Sound as `serve` of server/rounds/games.ts is: a game gets back what its own rules made. */
const serve = <Tuning, Duel, State, Move, Event extends RoundEvent>(
  duel: DuelRules<Tuning, Duel, State, Move, Event>,
): ServedDuel => duel as unknown as ServedDuel;

/** The games in which two players can meet. */
export const servedDuels: Duels = new Map([['rock-scissor-paper', serve(rpsDuel)]]);
