import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import css from './verification.module.css';

interface StatusCardProps {
  icon: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** How it stands, in a word and a sentence, with what can be done about it. */
export const StatusCard = ({ icon, title, text, children }: StatusCardProps) => (
  <section className={css.card} role="status">
    <span className={css.seal}>
      <Icon name={icon} size="l" />
    </span>
    <h2 className={css.cardTitle}>{title}</h2>
    {text && <p className={css.soft}>{text}</p>}
    {children}
  </section>
);
