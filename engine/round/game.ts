import type { Round, RoundEvent } from '#contract/rounds.ts';
import type { Staked } from '../core/rules/plan.ts';
import type { Bounds } from '../core/rules/tuning.ts';

export type RoundView = Round['view'];

/** One handler for each kind of event: a kind without one does not compile. */
type EventHandlers<Event extends { kind: string }> = {
  [Kind in Event['kind']]: (
    event: Extract<Event, { kind: Kind }>,
    signal: AbortSignal,
  ) => Promise<void> | void;
};

/**
 * What the scene gives the machine. A promise is waited for; when `signal` is aborted (skipped, out
 * of time, left) the scene jumps to the end at once: the next handler may run right after.
 */
export interface RoundPresenter<Event extends { kind: string }, View> {
  /** Shows a round as it stands, without its history: after a reload or a correction. */
  restore(view: View, signal: AbortSignal): Promise<void> | void;
  play: EventHandlers<Event>;
}

type Handler<Event> = (event: Event, signal: AbortSignal) => Promise<void> | void;

/** A presenter that shows each thing within `around`, which is told what it is: 'restore', or the kind of an event. */
export const wrapPresenter = <Event extends { kind: string }, View>(
  own: RoundPresenter<Event, View>,
  around: (what: string, work: () => Promise<void> | void, signal: AbortSignal) => Promise<void>,
): RoundPresenter<Event, View> => ({
  restore: (view, signal) => around('restore', () => own.restore(view, signal), signal),
  play: Object.fromEntries(
    (Object.entries(own.play) as [string, Handler<Event>][]).map(([kind, handle]) => [
      kind,
      (event: Event, signal: AbortSignal) => around(kind, () => handle(event, signal), signal),
    ]),
  ) as unknown as typeof own.play,
});

/** What the machine kit has to know of a game; games/<key>/machine.ts gives it. */
export interface RoundGame<Event extends { kind: string }, View, Move extends RoundEvent> {
  stakes: Staked;
  /** The bounds of a stake, from the tuning the next round will have; null where none is staked. */
  bounds(tuning: Readonly<Record<string, unknown>>): Bounds | null;
  /** Gives the round up, or null where there is nothing to give up. */
  quit: Move | null;
  /** Read what came over the wire; null when it is not this game's. */
  parseView(input: unknown): View | null;
  parseEvent(input: unknown): Event | null;
  /** An open round found at the start: go on at once, or ask first. */
  resume: 'straight' | 'ask';
  /** The move the machine makes by itself when a round waits in `view`; null: the player decides. */
  autoMove(view: View): Move | null;
  /** Whether a move could be taken in `view`; others are not sent. The server has the last word. */
  mayMove(view: View, move: Move): boolean;
  /** True for an event after whose animation the round's coins belong to the balance shown. */
  earnsCoins(event: Event): boolean;
  /**
   * The events that lead from what the scene shows to what the server says now, when the answer that
   * held them was never received: a clock that ran out. `after` is null when the server has no round
   * any more. Empty: the scene is restored instead.
   */
  eventsBetween(before: View, after: View | null): Event[];
}

/** A game and its scene as the machine sees them: events, views and moves of no particular game. */
export type AnyRoundGame = RoundGame<RoundEvent, RoundView, RoundEvent>;
export interface AnyRoundPresenter {
  restore(view: RoundView, signal: AbortSignal): Promise<void> | void;
  play(event: RoundEvent, signal: AbortSignal): Promise<void> | void;
}

/**
 * The machine only ever hands a game and its scene what that game's own parsers made, which the
 * types of a machine can't follow: the casts here are the one place that says so.
 */
export const asAnyGame = <
  Event extends RoundEvent,
  View extends RoundView,
  Move extends RoundEvent,
>(
  game: RoundGame<Event, View, Move>,
): AnyRoundGame => game as unknown as AnyRoundGame;

/** `scene` is asked for when there is something to show: it may come later than its machine. */
export const asAnyPresenter = <Event extends RoundEvent, View extends RoundView>(
  scene: () => RoundPresenter<Event, View>,
): AnyRoundPresenter => {
  return {
    restore: (view, signal) => scene().restore(view as View, signal),
    play: (event, signal) => {
      const handlers = new Map(Object.entries(scene().play) as [string, Handler<RoundEvent>][]);
      return handlers.get(event.kind)?.(event, signal);
    },
  };
};
