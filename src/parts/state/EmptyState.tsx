import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import css from './state.module.css';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

export const EmptyState = ({ icon, title, text, children }: EmptyStateProps) => (
  <div className={css.state}>
    <span className={css.medal}>
      <Icon name={icon} size="l" />
    </span>
    <h2 className={css.title}>{title}</h2>
    <p className={css.text}>{text}</p>
    {children}
  </div>
);
