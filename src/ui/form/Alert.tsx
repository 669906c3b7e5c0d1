import type { ReactNode } from 'react';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Icon } from '../icon/Icon.tsx';
import css from './alert.module.css';

interface AlertProps {
  children: ReactNode;
  /** What is read out in place of a text that changes every second. */
  said?: string;
}

/** What went wrong with the whole form, where no single field is to blame. */
export const Alert = ({ children, said }: AlertProps) => (
  <div className={css.alert} role="alert">
    <Icon name="warning" />
    <p aria-hidden={said === undefined ? undefined : true}>{children}</p>
    {said !== undefined && <p className={a11y.visuallyHidden}>{said}</p>}
  </div>
);
