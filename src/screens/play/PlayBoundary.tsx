import { Component, type ReactNode } from 'react';
import type { GameKey } from '#contract/games.ts';
import { logFailure } from '#src/base/log.ts';
import { PlayFailed } from './PlayNotice.tsx';

interface PlayBoundaryProps {
  game: GameKey;
  onAgain: () => void;
  children: ReactNode;
}

/** A failing game shows its own message and never takes the app down. */
export class PlayBoundary extends Component<PlayBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A game failed', error);
  }

  override render() {
    const { game, onAgain, children } = this.props;
    return this.state.hasFailed ? <PlayFailed game={game} onAgain={onAgain} /> : children;
  }
}
