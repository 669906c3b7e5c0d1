import type { RoundRecord } from '#contract/fairness.ts';
import type { SeenStep } from '#contract/qaRounds.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import { type Clock, sleep } from '../../core/clock.ts';
import { type AnyRoundPresenter, asAnyPresenter, type RoundView } from '../../round/game.ts';
import { withLimit } from '../../round/limits.ts';
import type { RoundLink } from '../../round/link.ts';
import { roundAt } from './roundAt.ts';

type State = ReturnType<RoundLink<RoundEvent, RoundView>['state']>;

/**
 * What a scene needs of a round's link, without the machine behind it: a scene never asks for that.
 */
export type WatchLink = Omit<RoundLink<RoundEvent, RoundView>, 'actor'>;

interface WatchOptions {
  record: RoundRecord;
  /** What the player saw after each step, as far as it is known. */
  seen: readonly SeenStep[];
  clock: Clock;
  /** A fault of the scene that was survived. */
  report(error: unknown): void;
}

/** Milliseconds: before it begins, a question on its way, and what the player took to think. */
const START_MS = 500;
const ASK_MS = 250;
const LEAST_MS = 700;
const MOST_MS = 1_800;
/** An event's animation is cut after so long. */
const PRESENT_MS = 8_000;

/**
 * A link that plays a stored round to its scene once more, from the opening to the end, with pauses
 * as its player made them. It asks no server, takes no input and moves no coins. In the phase
 * `settled` everything has been shown.
 */
export const createWatchLink = ({ record, seen, clock, report }: WatchOptions): WatchLink => {
  const { steps, round } = record;
  const listeners = new Set<(state: State) => void>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let state: State = {
    phase: 'idle',
    round: null,
    view: null,
    commitment: null,
    tuning: round.tuning,
    nextAt: null,
    remain: null,
    refusal: null,
    isLive: false,
    bet: steps[0]?.bet || steps[1]?.bet || 0,
    isBetTaken: true,
    isCovered: false,
    message: null,
    offset: 0,
  };
  const change = (part: Partial<State>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener(state);
  };
  const pause = (ms: number) => sleep(clock, ms, signal);

  const show = async (presenter: AnyRoundPresenter, event: RoundEvent) => {
    try {
      await withLimit(clock, PRESENT_MS, signal, (inner) => presenter.play(event, inner));
    } catch (error) {
      signal.throwIfAborted();
      report(error);
    }
  };

  const run = async (presenter: AnyRoundPresenter) => {
    await pause(START_MS);
    for (const [index, step] of steps.entries()) {
      change({ phase: 'sending' });
      await pause(ASK_MS);
      const next = steps[index + 1];
      const view = seen[index]?.view ?? (next ? null : round.view);
      // Nobody's time runs out here.
      const shown = { ...roundAt(record, index, seen[index] ?? null), deadlineAt: null };
      change({ phase: 'presenting', round: shown, view });
      for (const event of step.events) await show(presenter, event);
      if (!next) break;
      change({ phase: 'deciding', bet: next.bet || state.bet });
      await pause(Math.min(MOST_MS, Math.max(LEAST_MS, next.at - step.at)));
    }
    change({ phase: 'settled' });
  };

  let isAttached = false;
  return {
    stakes: 'never',
    bounds: () => null,
    attach(given) {
      if (signal.aborted) return;
      if (isAttached) throw new Error('a round has one scene');
      isAttached = true;
      run(asAnyPresenter(() => given)).catch((error: unknown) => signal.aborted || report(error));
    },
    state: () => state,
    subscribe(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    send() {},
    millisLeft: () => null,
    leave() {
      stopping.abort();
      listeners.clear();
    },
  };
};
