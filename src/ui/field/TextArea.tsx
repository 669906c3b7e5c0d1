import type { ComponentProps } from 'react';
import { described, Field, type FieldText } from './Field.tsx';
import css from './field.module.css';

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
}

export const TextArea = ({ id, label, error, hint, success, ...area }: TextAreaProps) => (
  <Field id={id} label={label} error={error} hint={hint} success={success}>
    <span className={css.box}>
      <textarea
        rows={4}
        {...area}
        {...described(id, { error, hint, success })}
        className={css.area}
      />
    </span>
  </Field>
);
