import type { ReactNode } from 'react';
import { Drawing } from '../picture/Drawing.tsx';
import css from './state.module.css';

interface EmptyStateProps {
  /** Address of a drawing of 240 by 180. */
  picture: string;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

export const EmptyState = ({ picture, title, text, children }: EmptyStateProps) => (
  <div className={css.state}>
    <Drawing src={picture} className={css.picture} />
    <p className={css.title}>{title}</p>
    <p className={css.text}>{text}</p>
    {children}
  </div>
);
