import type { GameKey } from '#contract/games.ts';
import type { Fault } from '#games/gate/gateFaults.ts';

interface Asked {
  game: GameKey;
  values: unknown;
}

/** What the development server made of it (tools/saveDefaults.ts). */
type Saved =
  | { version: number; file: string }
  | { faults: readonly Fault[] }
  /** In English: it is a developer's machine. */
  | { problem: string };

/**
 * Asks the development server to write a game's defaults, over the channel that edits come by. `onSaved`
 * is not called when the file's own edit loads the page anew before the answer is there.
 */
export const saveDefault = (asked: Asked, onSaved: (saved: Saved) => void): void => {
  // Written out: the development server puts it where it finds these words.
  const hot = import.meta.hot;
  if (!hot) {
    onSaved({ problem: 'there is no development server' });
    return;
  }
  const answered = (saved: Saved) => {
    hot.off('tuning:saved', answered);
    onSaved(saved);
  };
  hot.on('tuning:saved', answered);
  hot.send('tuning:save', asked);
};
