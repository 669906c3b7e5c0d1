import { type RoundPresenter, wrapPresenter } from '../../round/game.ts';
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
  return wrapPresenter(own, shown);
};
