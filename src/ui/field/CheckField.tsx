import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import css from './field.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  id: string;
  error?: string | undefined;
  /** The label; links in it stay links. */
  children: ReactNode;
}

export const CheckField = ({ id, error, children, className, ...input }: CheckFieldProps) => (
  <div className={clsx(css.field, className)}>
    <div className={css.check}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className={css.tick}
      />
      <label htmlFor={id}>{children}</label>
    </div>
    {error && (
      <p id={`${id}-note`} className={css.note} role="alert">
        <span className={css.error}>
          <Icon name="warning" size="s" />
          {error}
        </span>
      </p>
    )}
  </div>
);
