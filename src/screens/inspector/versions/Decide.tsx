import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningVersion } from '#contract/tunings.ts';
import { useApprove, useWithdraw } from '#src/features/tunings/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChangeRefused } from './ChangeRefused.tsx';
import css from './versions.module.css';

interface DecideProps {
  game: GameKey;
  version: TuningVersion;
  /** Another came into force since it was made: it can't be approved any more. */
  isStale: boolean;
}

/** What becomes of a version that waits. */
export const Decide = ({ game, version: { version, values, isMine }, isStale }: DecideProps) => {
  const { t } = useTranslation('versions');
  const approve = useApprove(game);
  const withdraw = useWithdraw(game);
  const isBusy = approve.isPending || withdraw.isPending;
  const title = `versions-${version}`;
  return (
    <>
      {!isMine && !isStale && (
        <Button
          size="s"
          aria-describedby={title}
          isBusy={isBusy}
          onClick={() => approve.mutate(version)}
        >
          {t('approve')}
        </Button>
      )}
      <Button
        look="quiet"
        size="s"
        aria-describedby={title}
        isBusy={isBusy}
        onClick={() => withdraw.mutate(version)}
      >
        {t('withdraw')}
      </Button>
      {(isMine || isStale) && <p className={css.soft}>{t(isStale ? 'isStale' : 'isMine')}</p>}
      <ChangeRefused game={game} values={values} error={approve.error ?? withdraw.error} />
    </>
  );
};
