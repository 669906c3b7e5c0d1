import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import { isGameKey } from '#contract/facts.ts';
import type { RoundRecord } from '#contract/fairness.ts';
import { atPath } from '#contract/ownPath.ts';
import { resultOf } from '#engine/core/rules/result.ts';
import { GAMES } from '#games/index.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { formatCoinChange, formatCoins, formatCredit, formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { paths } from '#src/base/paths.ts';
import { useRoundRecord } from '#src/features/fairness/fairness.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { prizeOf } from './prizeOf.ts';
import { RoundSteps } from './RoundSteps.tsx';
import css from './round.module.css';
import { SaveRecord } from './SaveRecord.tsx';

const Check = lazyPart('Check', () => import('./Check.tsx'));

/** What it was played for and what came of it. */
const Result = ({ record: { round } }: { record: RoundRecord }) => {
  const { t } = useTranslation('fairness');
  const text = useGameText();
  const language = useLanguage();
  const change = resultOf(round);
  const prize = prizeOf(round);
  const coins = [
    [t('round.bet'), formatCoins(round.bet)],
    [t('round.paid'), formatCoins(round.won)],
    [t('round.result'), change === null ? '–' : formatCoinChange(change)],
  ];
  const facts = [
    ...(prize === null
      ? coins
      : [[t('round.prize'), prize > 0 ? formatCredit(prize) : t('round.noPrize')]]),
    [t('round.state'), t(`round.${round.status}`)],
    // What support and QA find it by.
    [t('round.number'), round.id],
  ];
  return (
    <>
      <p className={css.when}>
        {isGameKey(round.game) && <strong>{text(GAMES[round.game].titleKey)}</strong>}
        <time dateTime={new Date(round.openedAt).toISOString()}>
          {formatDate(round.openedAt, language)}
        </time>
        {round.mode === 'live' && <span>{t('round.live')}</span>}
      </p>
      <dl className={css.figures}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const Loaded = ({ record }: { record: RoundRecord }) => {
  const { t } = useTranslation('fairness');
  const [isChecking, setChecking] = useState(false);
  const { round } = record;
  const isOver = round.status !== 'open';
  return (
    <div className={css.round}>
      <Result record={record} />
      <RoundSteps record={record} />
      {isOver && isGameKey(round.game) && (
        <div className={css.ways}>
          <ButtonLink
            to={atPath(paths.play.href(round.game), `?watch=${round.id}`)}
            replace
            size="s"
            icon="play"
          >
            {t('watch')}
          </ButtonLink>
          {!isChecking && (
            <Button look="quiet" size="s" icon="check" onClick={() => setChecking(true)}>
              {t('check')}
            </Button>
          )}
        </div>
      )}
      {isChecking && (
        <Suspense fallback={<Skeleton rows={2} />}>
          <Check record={record} />
        </Suspense>
      )}
      <SaveRecord record={record} />
    </div>
  );
};

/** One round as it was played: step by step, to be watched again, checked and saved. */
export const RoundDetail = ({ id }: { id: string }) => {
  const { t } = useTranslation('fairness');
  const { errorText } = useMessage();
  const query = useRoundRecord(id);
  if (query.data) return <Loaded record={query.data} />;
  if (query.error instanceof CallError && query.error.status === 404)
    return (
      <EmptyState
        picture={emptyHistory}
        title={errorText(query.error)}
        text={t('round.notFound')}
      />
    );
  return <QueryState query={query} rows={4} />;
};
