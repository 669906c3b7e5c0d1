import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuizEvent, WonPrize } from '#contract/event.ts';
import { formatCredit, formatDate, formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './event.module.css';

const ClaimPopup = lazyPart('ClaimPopup', () => import('./ClaimPopup.tsx'));

/** How a prize stands, in words. */
const useStanding = () => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  return ({ state, kind, claimBy, sendBy, sentAt }: WonPrize): string => {
    if (state === 'won') return t('won.won', { date: formatDate(claimBy, language) });
    if (state === 'forfeited') return t('won.forfeited');
    if (state === 'claimed')
      return kind === 'tickets' && sendBy !== null
        ? t('won.claimedTickets', { date: formatDay(sendBy, language) })
        : t('won.claimed');
    const date = sentAt === null ? '' : formatDate(sentAt, language);
    return t(kind === 'tickets' ? 'won.sent' : 'won.paid', { date });
  };
};

/** A prize that was won, how it stands, and the way to claim it. */
export const WonCard = ({ prize }: { prize: WonPrize }) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const standingOf = useStanding();
  const [isClaiming, setClaiming] = useState(false);
  const { tickets, sen, name, state } = prize;
  const worth = tickets === null ? formatCredit(sen ?? 0) : t('won.tickets', { count: tickets });
  return (
    <article className={css.won} data-state={state}>
      <span className={css.wonWords}>
        <strong className={css.worth}>{worth}</strong>
        <span>{name[language]}</span>
        <span className={css.standing}>{standingOf(prize)}</span>
      </span>
      {state === 'won' && (
        <Button size="s" onClick={() => setClaiming(true)}>
          {t('won.claim')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isClaiming && <ClaimPopup prize={prize} onClose={() => setClaiming(false)} />}
      </Suspense>
    </article>
  );
};

/** What the player has won in this event. */
export const WonPrizes = ({ event }: { event: QuizEvent }) => {
  const { t } = useTranslation('event');
  const prizes = event.weeks.flatMap((week) => week.try?.prize ?? []);
  if (prizes.length === 0) return null;
  return (
    <section aria-labelledby="won">
      <h2 id="won" className={css.heading}>
        {t('won.title')}
      </h2>
      <ul className={css.weeks}>
        {prizes.map((prize) => (
          <li key={prize.id}>
            <WonCard prize={prize} />
          </li>
        ))}
      </ul>
    </section>
  );
};
