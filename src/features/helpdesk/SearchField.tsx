import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './search.module.css';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches as one types; Enter only puts the keyboard of a phone away. */
export const SearchField = ({ value, onChange }: SearchFieldProps) => {
  const { t } = useTranslation('helpdesk');
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.blur();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={css.input}
          aria-label={t('search')}
          placeholder={t('search')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className={css.clear}
            aria-label={t('clear')}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size="s" />
          </button>
        )}
      </form>
    </search>
  );
};
