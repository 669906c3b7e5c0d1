import { useTranslation } from 'react-i18next';
import type { QuizEvent } from '#contract/event.ts';
import { useGo } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { useReadTerms } from '#src/features/event/event.ts';
import { changeGameSettings } from '#src/session/store.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EventPage } from './EventPage.tsx';
import css from './event.module.css';

const Accept = ({ event }: { event: QuizEvent }) => {
  const { t } = useTranslation('event');
  const { errorText } = useMessage();
  const go = useGo();
  const once = useOnce();
  const { mutateAsync, isPending, error } = useReadTerms(event.key);
  const open = event.weeks.find(({ state }) => state === 'open');
  const accept = () =>
    once(async () => {
      await mutateAsync(undefined);
      changeGameSettings({ isQuizTermsRead: true });
      await go(open ? paths.eventWeek.href(open.number) : paths.event.href(), { replace: true });
    });
  return (
    <>
      {error && <Alert>{errorText(error)}</Alert>}
      <Button isWide isBusy={isPending} onClick={() => void accept().catch(() => {})}>
        {t('terms.accept')}
      </Button>
    </>
  );
};

/** The event's terms, which are read before the first answer. */
export const EventTermsScreen = () => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  return (
    <EventPage
      title={t('terms.title')}
      description={t('terms.description')}
      backTo={paths.event.href()}
    >
      {(event) => (
        <div className={css.column}>
          <h1 className={css.title}>{t('terms.title')}</h1>
          <ol className={css.clauses}>
            {event.terms.map((clause) => (
              <li key={clause.en}>{clause[language]}</li>
            ))}
          </ol>
          {event.hasReadTerms ? (
            <>
              <p className={css.intro}>{t('terms.read')}</p>
              <ButtonLink to={paths.event.href()} look="quiet" isWide>
                {t('terms.back')}
              </ButtonLink>
            </>
          ) : (
            event.state !== 'ended' && <Accept event={event} />
          )}
        </div>
      )}
    </EventPage>
  );
};
