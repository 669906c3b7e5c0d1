import type { ComponentProps, ReactNode } from 'react';
import { described, Field, type FieldText } from './Field.tsx';
import css from './field.module.css';

export interface CodeFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  id: string;
  value: string;
  onChange: (code: string) => void;
}

interface Dress {
  /** Shows that there are figures, not which. */
  isMasked?: boolean;
  /** Stands at the end: a button that belongs to it. */
  end?: ReactNode;
}

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

/**
 * Six figures in six places over one real input, so that pasting, the phone's own offer of the code
 * and screen readers work as in any field.
 */
export const CodeField = ({
  id,
  label,
  error,
  hint,
  success,
  value,
  onChange,
  className,
  isMasked = false,
  end,
  ...input
}: CodeFieldProps & Dress) => (
  <Field id={id} label={label} error={error} hint={hint} success={success} className={className}>
    <span className={css.codeRow}>
      <span className={css.code}>
        <input
          {...input}
          {...described(id, { error, hint, success })}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LENGTH))}
          className={css.codeInput}
          data-masked={isMasked || undefined}
        />
        {PLACES.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={css.place}
            data-next={place === Math.min(value.length, LENGTH - 1) || undefined}
            data-dot={(isMasked && place < value.length) || undefined}
          >
            {!isMasked && value[place]}
          </span>
        ))}
      </span>
      {end}
    </span>
  </Field>
);
