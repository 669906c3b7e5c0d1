import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './legal.module.css';

/** What a long text holds: folded above it on a phone, always open beside it on a desktop. */
export const Contents = ({
  entries,
}: {
  entries: readonly (readonly [to: string, title: string])[];
}) => {
  const { t } = useTranslation('legal');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={css.contents} aria-label={t('contents')}>
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('contents')}
        <Icon name="chevronDown" size="s" />
      </button>
      <p className={css.contentsTitle} aria-hidden="true">
        {t('contents')}
      </p>
      <ol id={id} className={css.entries} data-open={isOpen || undefined}>
        {entries.map(([to, title], index) => (
          <li key={to}>
            <a href={to} className={css.entry} onClick={() => setOpen(false)}>
              <span className={css.entryNumber}>{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
