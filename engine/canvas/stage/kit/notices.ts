import type { RoundLink } from '../../../round/link.ts';
import type { Kit } from './kit.ts';
import type { Ribbon } from './ribbon.ts';

/** A network that is back within this time was never away. Milliseconds. */
const AWAY_DELAY_MS = 700;
/** How long a message of the server's stays. Milliseconds. */
const MESSAGE_MS = 3_200;
/** Trying again is still being away: only an answer ends it. */
const TRYING: ReadonlySet<string> = new Set(['reconnecting', 'repeating', 'sending', 'loading']);

type State = Pick<ReturnType<RoundLink<never, never>['state']>, 'phase' | 'message'>;

/** Says on the ribbon what the server would not take, and that the network is away. */
export interface Notices {
  /** To be called with each new state of the link. */
  follow(state: State): void;
  destroy(): void;
}

export const createNotices = (kit: Kit, ribbon: Ribbon, awayText: string): Notices => {
  const { texts, clock } = kit.context;
  let message: State['message'] = null;
  let cancel: (() => void) | null = null;
  return {
    follow(state) {
      if (state.message !== message) {
        message = state.message;
        if (message) {
          const params = Object.fromEntries(message.params.map((value, at) => [at, value]));
          ribbon.show(texts(message.key, params), MESSAGE_MS);
        }
      }
      if (state.phase === 'reconnecting')
        cancel ??= clock.later(AWAY_DELAY_MS, () => ribbon.show(awayText));
      else if (cancel && !TRYING.has(state.phase)) {
        cancel();
        cancel = null;
        ribbon.hide();
      }
    },
    destroy() {
      cancel?.();
      ribbon.hide();
    },
  };
};
