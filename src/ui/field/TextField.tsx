import type { ComponentProps, ReactNode } from 'react';
import { described, Field, type FieldText } from './Field.tsx';
import css from './field.module.css';

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id'> {
  id: string;
  /** Stands at the input's end: a button that belongs to it. */
  end?: ReactNode;
}

export const TextField = ({
  id,
  label,
  error,
  hint,
  success,
  end,
  className,
  ...input
}: TextFieldProps) => (
  <Field id={id} label={label} error={error} hint={hint} success={success} className={className}>
    <span className={css.box}>
      <input
        type="text"
        {...input}
        {...described(id, { error, hint, success })}
        className={css.input}
      />
      {end}
    </span>
  </Field>
);
