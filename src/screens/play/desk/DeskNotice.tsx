import type { ReactNode } from 'react';
import css from './told.module.css';

/** Nothing can be staked now: what is the matter, why, and the way forward. */
export const DeskNotice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.told} role="status">
    <strong>{title}</strong>
    {children}
  </div>
);
