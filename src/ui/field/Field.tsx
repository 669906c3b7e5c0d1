import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import css from './field.module.css';

export interface FieldText {
  label: string;
  /** What is wrong, in the player's language, or nothing. */
  error?: string | undefined;
  /** How to fill it in, said before anything goes wrong. */
  hint?: string | undefined;
  /** What is right about it. */
  success?: string | undefined;
}

interface FieldProps extends FieldText {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

const noteId = (id: string) => `${id}-note`;

/** What the input inside a Field carries, so that its words are read with it. */
export const described = (id: string, { error, hint, success }: Omit<FieldText, 'label'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint || success ? noteId(id) : undefined,
});

/** A label above, its input, and one note below: what is wrong or right, and how to fill it in. */
export const Field = ({ id, label, error, hint, success, className, children }: FieldProps) => (
  <div className={clsx(css.field, error && css.wrong, className)}>
    <label htmlFor={id} className={css.label}>
      {label}
    </label>
    {children}
    <p id={noteId(id)} className={css.note} aria-live="polite">
      {error ? (
        <span className={css.error}>
          <Icon name="warning" size="s" />
          {error}
        </span>
      ) : (
        success && (
          <span className={css.success}>
            <Icon name="check" size="s" />
            {success}
          </span>
        )
      )}
      {hint && !success && <span className={css.hint}>{hint}</span>}
    </p>
  </div>
);
