import type { RoundEvent } from '#contract/rounds.ts';
import { emptyContext, millisLeft, type RoundContext, shownOf } from '../../round/context.ts';
import type { RoundPresenter, RoundView } from '../../round/game.ts';
import type { RoundInput } from '../../round/input.ts';
import type { RoundLink } from '../../round/link.ts';
import type { Memory } from './tape.ts';

type AnyLink = RoundLink<RoundEvent, RoundView>;
type State = ReturnType<AnyLink['state']>;

/** What a scene needs of a round's link, without the machine behind it. */
export type FilmLink = Omit<AnyLink, 'actor'>;

const contextOf = (memory: Memory | null): RoundContext =>
  (memory?.context as RoundContext | undefined) ?? emptyContext();

const stateOf = (memory: Memory | null): State => {
  const context = contextOf(memory);
  const phase = (memory?.value ?? 'starting') as State['phase'];
  return { ...shownOf(context), phase, view: context.view };
};

/**
 * The link of a scene that shows a recording: its machine is what the recording says it was. What
 * the scene sends goes no further than `onSend`, since what came of it is recorded. `onScene` is told the scene, once.
 */
export const createFilmLink = (
  now: () => number,
  onScene: (presenter: RoundPresenter<RoundEvent, RoundView>) => void,
  onSend: (input: RoundInput) => void,
) => {
  let memory: Memory | null = null;
  let state = stateOf(null);
  const listeners = new Set<(state: State) => void>();
  const link: FilmLink = {
    stakes: 'never',
    bounds: () => null,
    attach: onScene,
    state: () => state,
    subscribe(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    send: onSend,
    millisLeft: () => millisLeft(contextOf(memory), now()),
    leave: () => listeners.clear(),
  };
  return {
    link,
    /** The machine is that now; nobody is told yet. */
    set(next: Memory | null) {
      memory = next;
      state = stateOf(next);
    },
    tell() {
      for (const listener of [...listeners]) listener(state);
    },
  };
};
