import { Component, type ReactNode } from 'react';
import { logFailure } from '#src/base/log.ts';
import { PlayFailed } from './PlayNotice.tsx';

interface PlayBoundaryProps {
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
    return this.state.hasFailed ? <PlayFailed onAgain={this.props.onAgain} /> : this.props.children;
  }
}
