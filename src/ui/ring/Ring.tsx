import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import css from './ring.module.css';

interface RingProps {
  /** 0..1. */
  share: number;
  className?: string | undefined;
  children: ReactNode;
}

/** What is inside, with a ring around it that fills from above; what it says stands beside it in words. */
export const Ring = ({ share, className, children }: RingProps) => (
  <span
    className={clsx(css.ring, className)}
    style={{ '--share': share } as CSSProperties}
    aria-hidden="true"
  >
    {children}
  </span>
);
