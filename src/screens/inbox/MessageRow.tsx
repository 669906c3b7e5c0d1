import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { InboxMessage, PopupKind } from '#contract/inbox.ts';
import { formatDate } from '#src/base/format.ts';
import { NavLink } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { useMessageText } from '#src/features/inbox/useMessageText.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import css from './inbox.module.css';

/** The sign of each kind of message. */
const KIND_ICONS = {
  redeem: 'redeem',
  returned: 'refresh',
  spent: 'card',
  spin: 'wheel',
  coin: 'coin',
  credit: 'gift',
  others: 'bell',
} as const satisfies Record<PopupKind, IconName>;

/** One message of the list; a new one is marked by shape and word. */
export const MessageRow = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { id, payload, createdAt, isRead } = message;
  const { kind, title, amount, unit, text } = useMessageText()(payload);
  return (
    <NavLink
      to={paths.inboxMessage.href(id)}
      className={clsx(css.row, css[kind], !isRead && css.isNew)}
    >
      <span className={css.medal}>
        <Icon name={KIND_ICONS[kind]} />
      </span>
      <span className={css.what}>
        <strong className={css.subject}>
          {!isRead && <span className={css.new}>{t('new')}</span>}
          {title}
        </strong>
        <span className={css.snippet}>{text}</span>
        <time className={css.when} dateTime={createdAt}>
          {formatDate(createdAt, language)}
        </time>
      </span>
      {amount !== null && (
        <span className={clsx(css.brings, unit === null && css.inWords)}>
          <strong className={css.amount}>{amount}</strong>
          {unit !== null && <span className={css.unit}>{unit}</span>}
        </span>
      )}
    </NavLink>
  );
};
