import type { ReactNode } from 'react';
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
    <img src={picture} width={240} height={180} alt="" className={css.picture} />
    <h3 className={css.title}>{title}</h3>
    <p className={css.text}>{text}</p>
    {children}
  </div>
);
