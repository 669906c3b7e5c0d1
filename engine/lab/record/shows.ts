import type { RoundPresenter } from '../../round/game.ts';
import type { PageLog } from './page.ts';

/** A round's scene, with a note of each thing it is given to show and of the moment it has shown it. */
export const recordedPresenter = <Event extends { kind: string }, View>(
  own: RoundPresenter<Event, View>,
  page: () => PageLog,
): RoundPresenter<Event, View> => {
  const shown = async (what: string, work: () => Promise<void> | void): Promise<void> => {
    const { note, next, turn } = page();
    const show = next('show');
    note({ kind: 'show', show, what });
    try {
      // A scene that falters at once is noted after the state it was shown in, as any other.
      await (async () => work())();
      turn();
      note({ kind: 'shown', show, error: null });
    } catch (error) {
      turn();
      note({ kind: 'shown', show, error: String(error) });
      throw error;
    }
  };
  type Handler = (event: Event, signal: AbortSignal) => Promise<void> | void;
  const handlers = Object.entries(own.play) as [string, Handler][];
  return {
    restore: (view, signal) => shown('restore', () => own.restore(view, signal)),
    play: Object.fromEntries(
      handlers.map(([kind, handle]) => [
        kind,
        (event: Event, signal: AbortSignal) => shown(kind, () => handle(event, signal)),
      ]),
    ) as unknown as typeof own.play,
  };
};
