import { Component, type ReactNode } from 'react';
import { logFailure } from '#src/base/log.ts';

interface BoundaryProps {
  /** What is written to the log. */
  says: string;
  /** What stands in the place of what failed. */
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** A part of a page that may fail without taking the rest of it down. */
export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    logFailure(this.props.says, error);
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.instead(failure.error);
  }
}
