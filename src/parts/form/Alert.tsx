import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import css from './alert.module.css';

/** What went wrong with the whole form, where no single field is to blame. */
export const Alert = ({ children }: { children: ReactNode }) => (
  <div className={css.alert} role="alert">
    <Icon name="warning" />
    <p>{children}</p>
  </div>
);
