import { availableCoins } from '#contract/facts.ts';
import type { Entry, EntryOf } from '#contract/recording.ts';
import { isSameJson } from '../../core/fair/verify.ts';
import type { RoundServices } from '../../round/actors.ts';
import type { CallResult, Failure } from '../../round/calls.ts';
import type { RoundPresenter } from '../../round/game.ts';
import { NO_COINS } from '../record/redact.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** An error of which only the words are known. */
const told = (words: string) => ({ toString: () => words });

interface Timer {
  /** Milliseconds since the recording began. */
  at: number;
  /** Null: it fired, or was put off. */
  fire: (() => void) | null;
}

/** What a player sees of their balance. */
export interface ShownBalance {
  /** What is there to spend, as it was told last; null: not known. */
  told: number | null;
  /** What was staked since: it is taken off what was told. */
  staked: number;
  /** How often it was told. */
  times: number;
}

interface OutsideOptions {
  /** Epoch milliseconds. */
  startedAt: number;
  /** The kinds of events its scene shows. */
  kinds: ReadonlySet<string>;
  /** What the machine reads now: the call that was kept, or an id that was made. */
  read(): unknown;
}

/**
 * All that lies outside a machine, as its recording has it: calls, timers and scenes wait until they
 * are told how they ended, in the numbers in which they began.
 */
export const createOutside = ({ startedAt, kinds, read }: OutsideOptions) => {
  let now = startedAt;
  const calls: Waiting[] = [];
  const shows: Waiting[] = [];
  const timers: Timer[] = [];
  let balance: ShownBalance = { told: null, staked: 0, times: 0 };

  const wait = (list: Waiting[]) =>
    new Promise<unknown>((resolve, reject) => list.push({ resolve, reject }));
  const asked = <Answer>() => wait(calls) as Promise<CallResult<Answer>>;

  const services: RoundServices = {
    calls: { load: () => asked(), open: () => asked(), move: () => asked() },
    pending: { load: () => read(), save() {}, clear() {} },
    clock: {
      now: () => now,
      later(ms, callback) {
        const timer: Timer = { at: now - startedAt + ms, fire: callback };
        timers.push(timer);
        return () => {
          timer.fire = null;
        };
      },
      every: () => () => {},
      frame: () => () => {},
    },
    newRequestId: () => String(read()),
    newClientSeed: () => String(read()),
    applyCoins(coin) {
      const told = isSameJson(coin, NO_COINS) ? null : availableCoins(coin);
      balance = { told, staked: 0, times: balance.times + 1 };
    },
    showStake(staked) {
      balance = { ...balance, staked };
    },
    report() {},
  };
  const fire = (timer: Timer | undefined) => {
    const { fire: callback } = timer ?? {};
    if (timer) timer.fire = null;
    callback?.();
  };
  const showing = () => wait(shows) as Promise<void>;
  /** A scene for any game: whatever it is given, it takes its time. */
  const presenter: RoundPresenter<{ kind: string }, unknown> = {
    restore: showing,
    play: Object.fromEntries([...kinds].map((kind) => [kind, showing])),
  };

  const finish = (list: Waiting[], id: number, how: keyof Waiting, value: unknown): boolean => {
    const waiting = list[id - 1];
    waiting?.[how](value);
    return waiting !== undefined;
  };

  return {
    services,
    presenter,
    at(ms: number) {
      now = startedAt + ms;
    },
    balance: () => balance,
    /** Fires the timer that is due first, at its time; false: none is, until then. */
    fireDue(ms: number): boolean {
      const due = timers.filter(({ at, fire: callback }) => callback !== null && at <= ms);
      const first = due.toSorted((a, b) => a.at - b.at)[0];
      if (!first) return false;
      now = Math.max(now, startedAt + first.at);
      fire(first);
      return true;
    },
    /** Ends a call, a timer or a show as it was recorded. False: none such was begun. */
    end(entry: EntryOf<'answer' | 'failure' | 'broke' | 'fired' | 'shown'>): boolean {
      switch (entry.kind) {
        case 'answer':
          return finish(calls, entry.call, 'resolve', { isOk: true, answer: entry.answer });
        case 'failure':
          return finish(calls, entry.call, 'resolve', {
            isOk: false,
            failure: entry.failure as Failure,
          });
        case 'broke':
          return finish(calls, entry.call, 'reject', told(entry.error));
        case 'shown':
          return entry.error === null
            ? finish(shows, entry.show, 'resolve', undefined)
            : finish(shows, entry.show, 'reject', told(entry.error));
        case 'fired':
          fire(timers[entry.timer - 1]);
          return timers[entry.timer - 1] !== undefined;
      }
    },
  };
};

const AROUND_IT: ReadonlySet<Entry['kind']> = new Set([
  'around',
  'frames',
  'said',
  'request',
  'layer',
  'touch',
]);

/** False for what the stage and the page noted: the machine knows nothing of it. */
export const isOfMachine = ({ kind }: Entry): boolean => !AROUND_IT.has(kind);

/** The kinds that come from outside: a replay causes them. */
export const isCause = (
  entry: Entry,
): entry is EntryOf<'input' | 'answer' | 'failure' | 'broke' | 'fired' | 'shown'> =>
  ['input', 'answer', 'failure', 'broke', 'fired', 'shown'].includes(entry.kind);
