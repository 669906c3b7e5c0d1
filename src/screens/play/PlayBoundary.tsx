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

/** The game is broken, or a part of it could not be had: the server was out of reach. */
type Failure = 'broken' | 'away';
const reload = () => window.location.reload();

/** A failing game shows its own message and never takes the app down. */
export class PlayBoundary extends Component<PlayBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: isOutOfReach(error) ? 'away' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A game failed', error);
  }

  override render() {
    const { game, onAgain, children } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    // A part that could not be had stays so until the page is loaded anew; the round goes on then.
    return <PlayFailed game={game} onAgain={failure === 'away' ? reload : onAgain} />;
  }
}
