import { type ComponentProps, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import css from './search.module.css';

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches as one types; Enter only puts the keyboard of a phone away. */
export const SearchField = ({ label, clearLabel, value, onChange, ...input }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          field.current?.blur();
        }}
      >
        <Icon name="search" />
        <input
          {...input}
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={css.input}
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className={css.clear}
            aria-label={clearLabel}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <Icon name="close" size="s" />
          </button>
        )}
      </form>
    </search>
  );
};
