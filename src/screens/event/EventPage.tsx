import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/empty-games.svg?url';
import type { QuizEvent } from '#contract/event.ts';
import type { OwnPath } from '#contract/ownPath.ts';
import { useLanguage } from '#src/base/language.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { useEvent } from '#src/features/event/event.ts';
import { Lost } from '#src/features/page/Lost.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import css from './event.module.css';

interface EventPageProps {
  /** What the page is, beside the event's own name; null: the event's first page. */
  title: string | null;
  description: string;
  backTo?: OwnPath;
  children: (event: QuizEvent) => ReactNode;
}

/** A page of the event: what it is of, while that is on its way, and where there is none. */
export const EventPage = ({ title, description, backTo, children }: EventPageProps) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const query = useEvent();
  const { data } = query;
  // What comes first is drawn in slices: a cheap phone answers a touch between them.
  const first = useDeferredValue(data);
  const event = first === undefined ? first : data;
  const name = event?.title[language] ?? t('title');
  return (
    <Page hasNav={backTo === undefined} {...(backTo && { backTo })} className={css.page}>
      <PageMeta
        title={title === null ? name : `${title} · ${name}`}
        description={description}
        isHidden
      />
      {event === undefined && <h1 className={css.title}>{title ?? name}</h1>}
      {event === undefined && <QueryState query={query} rows={5} />}
      {event === null && (
        <Lost picture={picture} title={t('none.title')} text={t('none.text')}>
          <ButtonLink to={paths.games.href()} look="quiet">
            {t('none.games')}
          </ButtonLink>
        </Lost>
      )}
      {event && children(event)}
    </Page>
  );
};
