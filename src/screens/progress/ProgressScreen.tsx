import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/empty-games.svg?url';
import type { ProgressAnswer } from '#contract/progress.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Page } from '#src/features/page/Page.tsx';
import { FindShelf } from '#src/features/progress/FindShelf.tsx';
import { useProgress, useSetStanding } from '#src/features/progress/progress.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { BestRounds } from './BestRounds.tsx';
import { Board } from './Board.tsx';
import { CollectCard } from './CollectCard.tsx';
import { HowItPays } from './HowItPays.tsx';
import css from './progress.module.css';
import { StreakCard } from './StreakCard.tsx';
import { WeekGoals } from './WeekGoals.tsx';

/** The player does not want it: what that means, and the way back. */
const Off = () => {
  const { t } = useTranslation('progress');
  const { errorText } = useMessage();
  const { set, isPending, error } = useSetStanding();
  return (
    <EmptyState picture={picture} title={t('off.title')} text={t('off.text')}>
      {error && <Alert>{errorText(error)}</Alert>}
      <OnlineButton look="quiet" isBusy={isPending} onClick={() => void set(true)}>
        {t('off.on')}
      </OnlineButton>
    </EmptyState>
  );
};

const Known = ({ answer: { standing, progress } }: { answer: ProgressAnswer }) => {
  const { t } = useTranslation('progress');
  if (standing === 'off') return <Off />;
  if (progress === null)
    return <EmptyState picture={picture} title={t('resting.title')} text={t('resting.text')} />;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <CollectCard due={progress.due} />
        <StreakCard streak={progress.streak} />
        <WeekGoals goals={progress.goals} weekEnds={progress.weekEnds} />
        <FindShelf />
      </div>
      <div className={css.column}>
        <Board />
        <BestRounds bests={progress.bests} />
        <HowItPays />
      </div>
    </div>
  );
};

/** What the club remembers of a player: days in a row, the week's goals, the best round of each game. */
export const ProgressScreen = () => {
  const { t } = useTranslation('progress');
  const progress = useProgress();
  return (
    <Page backTo={paths.home.href()}>
      <PageMeta title={t('title')} description={t('description')} isHidden />
      <h1 className={css.title}>{t('title')}</h1>
      {progress.data ? <Known answer={progress.data} /> : <QueryState query={progress} rows={7} />}
    </Page>
  );
};
