import { Component, type ReactNode } from 'react';
import type { GameKey } from '#contract/games.ts';
import { logFailure } from '#src/base/log.ts';
import { isOutOfReach } from '#src/base/reach.ts';
import { PlayFailed } from './PlayNotice.tsx';

interface PlayBoundaryProps {
  game: GameKey;
  onAgain: () => void;
  children: ReactNode;
}

interface Failed {
  /** The server was out of reach. */
  isAway: boolean;
}
const reload = () => window.location.reload();

/** A failing game shows its own message and never takes the app down. */
export class PlayBoundary extends Component<PlayBoundaryProps, { failed: Failed | null }> {
  override state: { failed: Failed | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { isAway: isOutOfReach(error) } };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A game failed', error);
  }

  override render() {
    const { game, onAgain, children } = this.props;
    const { failed } = this.state;
    if (failed === null) return children;
    // A part that could not be had stays so until the page is loaded anew; the round goes on then.
    return <PlayFailed game={game} onAgain={failed.isAway ? reload : onAgain} />;
  }
}
