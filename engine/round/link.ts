import { type Actor, createActor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import type { RoundEvent } from '#contract/rounds.ts';
import type { Staked } from '../core/rules/plan.ts';
import type { Bounds } from '../core/rules/tuning.ts';
import type { RoundServices } from './actors.ts';
import { millisLeft, type RoundContext, shownOf } from './context.ts';
import type { RoundGame, RoundPresenter, RoundView } from './game.ts';
import type { RoundInput } from './input.ts';
import { createRoundMachine, type RoundMachine } from './machine.ts';

/** Every phase a screen may have to show. */
type RoundPhase = SnapshotFrom<RoundMachine>['value'];

/** What scene and screen show of the machine; all times but `millisLeft` are the server's. */
interface RoundState<View> extends ReturnType<typeof shownOf> {
  phase: RoundPhase;
  view: View | null;
}

/** What joins a scene, and the screen round it, to one game's round. */
export interface RoundLink<Event extends { kind: string }, View> {
  /** Gives the round its scene and starts it, once; after `leave` it does nothing. */
  attach(presenter: RoundPresenter<Event, View>): void;
  state(): RoundState<View>;
  /** What may be staked now, in hundredths of a coin; null where nothing is. */
  bounds(): Bounds | null;
  stakes: Staked;
  /** The machine itself: read by `useSelector` of @xstate/react, and run again by a replay. */
  actor: Pick<Actor<RoundMachine>, 'getSnapshot' | 'subscribe' | 'logic'>;
  /** Calls back after each change; the answer stops it. The state is the same object until then. */
  subscribe(callback: (state: RoundState<View>) => void): () => void;
  /** Ignored before `attach` and in phases it does not fit. */
  send(input: RoundInput): void;
  /** Milliseconds left of the step's clock, never negative; null while none runs. For showing. */
  millisLeft(): number | null;
  /** The player goes: shows the coins that are due and stops everything. */
  leave(): void;
}

/** What links have in common that are led one after the other over the same services. */
export interface SharedMachine {
  /** Null: the first of them makes it. */
  machine: RoundMachine | null;
  /** That of the link that was given one last. */
  scene: unknown;
}

/** How a link's machine is watched, and where it begins. */
export interface LinkOptions {
  /** It takes the machine from there, if there is one; each link is done with before the next one is made. */
  shared?: SharedMachine;
  /** Gets every event of the machine, for the recorder. */
  inspect?: (event: InspectionEvent) => void;
  /** A state and memory it had before, in which nothing was under way; otherwise from the start. */
  begin?: { value: unknown; context: Record<string, unknown> } | null;
}

/** A state of the machine from plain data; throws where the machine has no such state. */
export const stateOf = (
  machine: RoundMachine,
  { value, context }: NonNullable<LinkOptions['begin']>,
): SnapshotFrom<RoundMachine> =>
  machine.resolveState({
    value: value as RoundPhase,
    context: context as unknown as RoundContext,
  });

/**
 * A link for one visit to a game. The machine starts when the scene is attached, so that nothing is
 * played to an empty house.
 */
export const createRoundLink = <
  Event extends RoundEvent,
  View extends RoundView,
  Move extends RoundEvent,
>(
  game: RoundGame<Event, View, Move>,
  services: RoundServices,
  { inspect, begin, shared = { machine: null, scene: null } }: LinkOptions = {},
): RoundLink<Event, View> => {
  let isAttached = false;
  let isOver = false;
  const theScene = (): RoundPresenter<Event, View> => {
    if (!shared.scene) throw new Error('the round was started without its scene');
    return shared.scene as RoundPresenter<Event, View>;
  };
  shared.machine ??= createRoundMachine(game, theScene, services);
  const { machine } = shared;
  const actor = createActor(machine, {
    ...(inspect ? { inspect } : {}),
    ...(begin ? { snapshot: stateOf(machine, begin) } : {}),
  });

  const read = (): RoundState<View> => {
    const { value, context } = actor.getSnapshot();
    const view = context.view ? game.parseView(context.view) : null;
    return { ...shownOf(context), phase: value, view };
  };

  /** Read when it is asked for; null: it changed since then. */
  let known: RoundState<View> | null = null;
  const state = (): RoundState<View> => {
    known ??= read();
    return known;
  };
  const listeners = new Set<(state: RoundState<View>) => void>();
  actor.subscribe({
    next: () => {
      known = null;
      for (const listener of listeners) listener(state());
    },
    error: services.report,
  });

  return {
    actor,
    stakes: game.stakes,
    bounds() {
      const { tuning } = state();
      return tuning ? game.bounds(tuning) : null;
    },
    attach(given) {
      if (isOver) return;
      if (isAttached) throw new Error('a round has one scene');
      isAttached = true;
      shared.scene = given;
      actor.start();
    },
    state,
    subscribe(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    send(input) {
      if (isAttached && !isOver && actor.getSnapshot().status === 'active') actor.send(input);
    },
    millisLeft: () => millisLeft(actor.getSnapshot().context, services.clock.now()),
    leave() {
      if (isAttached && !isOver) actor.send({ type: 'leave' });
      isOver = true;
      listeners.clear();
    },
  };
};
