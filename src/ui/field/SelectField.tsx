import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { described, Field, type FieldText } from './Field.tsx';
import css from './field.module.css';

interface SelectFieldProps extends FieldText, Omit<ComponentProps<'select'>, 'id'> {
  id: string;
}

/** One of a list, by the device's own chooser. */
export const SelectField = ({
  id,
  label,
  error,
  hint,
  success,
  className,
  children,
  ...select
}: SelectFieldProps) => (
  <Field id={id} label={label} error={error} hint={hint} success={success} className={className}>
    <span className={css.box}>
      <select {...select} {...described(id, { error, hint, success })} className={css.choice}>
        {children}
      </select>
      <span className={css.sign}>
        <Icon name="chevronDown" size="s" />
      </span>
    </span>
  </Field>
);
