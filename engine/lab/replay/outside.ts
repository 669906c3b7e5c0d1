import type { Entry, EntryOf } from '#contract/recording.ts';
import type { RoundServices } from '../../round/actors.ts';
import type { CallResult, Failure } from '../../round/calls.ts';
import type { RoundPresenter } from '../../round/game.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** An error of which only the words are known. */
const told = (words: string) => ({ toString: () => words });

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
  const timers: (() => void)[] = [];

  const wait = (list: Waiting[]) =>
    new Promise<unknown>((resolve, reject) => list.push({ resolve, reject }));
  const asked = <Answer>() => wait(calls) as Promise<CallResult<Answer>>;

  const services: RoundServices = {
    calls: { load: () => asked(), open: () => asked(), move: () => asked() },
    pending: { load: () => read(), save() {}, clear() {} },
    clock: {
      now: () => now,
      later(_ms, callback) {
        const at = timers.push(callback) - 1;
        return () => {
          timers[at] = () => {};
        };
      },
      every: () => () => {},
      frame: () => () => {},
    },
    newRequestId: () => String(read()),
    newClientSeed: () => String(read()),
    applyCoins() {},
    showStake() {},
    report() {},
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
          timers[entry.timer - 1]?.();
          return timers[entry.timer - 1] !== undefined;
      }
    },
  };
};

/** False for what the stage noted: the machine knows nothing of it. */
export const isOfMachine = ({ kind }: Entry): boolean => kind !== 'around' && kind !== 'frames';

/** The kinds that come from outside: a replay causes them. */
export const isCause = (
  entry: Entry,
): entry is EntryOf<'input' | 'answer' | 'failure' | 'broke' | 'fired' | 'shown'> =>
  ['input', 'answer', 'failure', 'broke', 'fired', 'shown'].includes(entry.kind);
