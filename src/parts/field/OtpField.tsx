import type { ComponentProps } from 'react';
import { described, Field, type FieldText } from './Field.tsx';
import css from './field.module.css';

interface OtpFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  id: string;
  value: string;
  onChange: (code: string) => void;
}

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

/**
 * Six figures in six places over one real input, so that pasting, the phone's own offer of the code
 * and screen readers work as in any field.
 */
export const OtpField = ({
  id,
  label,
  error,
  hint,
  success,
  value,
  onChange,
  className,
  ...input
}: OtpFieldProps) => (
  <Field id={id} label={label} error={error} hint={hint} success={success} className={className}>
    <span className={css.code}>
      <input
        {...input}
        {...described(id, { error, hint, success })}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LENGTH))}
        className={css.codeInput}
      />
      {PLACES.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={css.place}
          data-next={place === Math.min(value.length, LENGTH - 1) || undefined}
        >
          {value[place]}
        </span>
      ))}
    </span>
  </Field>
);
