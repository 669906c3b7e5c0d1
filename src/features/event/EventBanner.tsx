import { useTranslation } from 'react-i18next';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { untilText } from '#src/base/when.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useEvent } from './event.ts';
import css from './eventBanner.module.css';

/** The way to the event while it runs; nothing before and after. */
export const EventBanner = () => {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const { data: event } = useEvent();
  if (event?.state !== 'open') return null;
  return (
    <Link to={paths.event.href()} className={css.banner}>
      <span className={css.lanterns} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className={css.words}>
        <strong className={css.title}>{event.title[language]}</strong>
        <span className={css.until}>{t('event', { date: untilText(event.endsAt, language) })}</span>
      </span>
      <span className={css.sign}>
        <Icon name="chevronRight" size="s" />
      </span>
    </Link>
  );
};
