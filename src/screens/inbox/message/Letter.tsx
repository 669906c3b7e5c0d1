import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '#contract/inbox.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { logFailure } from '#src/base/log.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { openMessage } from '#src/features/inbox/inbox.ts';
import { KindArt } from '#src/features/inbox/KindArt.tsx';
import { MessageLink } from '#src/features/inbox/MessageLink.tsx';
import { useMessageText } from '#src/features/inbox/useMessageText.ts';
import css from './message.module.css';

/** A message, read: the server is told so as soon as it is shown. */
export const Letter = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { id, payload, createdAt, isRead } = message;
  const { kind, title, amount, unit, text, img } = useMessageText()(payload);
  useEffect(() => {
    if (isRead) return;
    openMessage(id).catch((error: unknown) => logFailure('A message stays unread', error));
  }, [id, isRead]);
  return (
    <article className={css.letter}>
      <PageMeta title={title} description={t('meta.description')} isHidden />
      <div className={clsx(css.picture, img === null && css.drawn)}>
        <KindArt kind={kind} img={img} />
      </div>
      <h1 className={css.title}>{title}</h1>
      {amount !== null && (
        <p className={css.brings}>
          <strong className={clsx(css.amount, unit === null && css.inWords)}>{amount}</strong>
          {unit !== null && <span className={css.unit}>{unit}</span>}
        </p>
      )}
      <p className={css.text}>{text}</p>
      <p className={css.foot}>
        <span>{t(`${kind}.kind`)}</span>
        <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
      </p>
      <div className={css.ways}>
        <MessageLink payload={payload} look="paper" />
      </div>
    </article>
  );
};
