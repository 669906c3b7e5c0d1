import type { RoundEvent } from '#contract/rounds.ts';
import type { DuelRules } from '#engine/core/rules/duel.ts';
import { REGISTRY } from '#games/registry.ts';

/** A game's matches between players, its own types forgotten. */
export type ServedDuel = DuelRules<unknown, unknown, unknown, unknown, RoundEvent>;

export type Duels = ReadonlyMap<string, ServedDuel>;

/** The games in which two players can meet. Sound as `serve` of server/domains/rounds/games.ts is. */
export const servedDuels: Duels = new Map(
  Object.entries(REGISTRY).flatMap(([key, { match }]) =>
    match ? [[key, match.duel as unknown as ServedDuel]] : [],
  ),
);
