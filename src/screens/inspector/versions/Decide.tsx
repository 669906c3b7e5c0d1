import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningVersion } from '#contract/tunings.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useApprove, useWithdraw } from '#src/features/tunings/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { isApprovable } from './approvable.ts';
import { ChangeRefused } from './ChangeRefused.tsx';
import css from './versions.module.css';

interface DecideProps {
  game: GameKey;
  version: TuningVersion;
  inForce: TuningVersion;
}

/** Why a decision was refused: what somebody else decided meanwhile. */
const Refused = ({ game, version, error }: Omit<DecideProps, 'inForce'> & { error: unknown }) => {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  const { status, approver, approvedAt } = version;
  const isDecided = error instanceof CallError && error.message === 'msg.updateFailed';
  if (!isDecided || status === 'pending')
    return <ChangeRefused game={game} values={version.values} error={error} />;
  const when = approvedAt === null ? '' : formatDate(approvedAt, language);
  return <Alert>{t(`meanwhile.${status}`, { approver, when })}</Alert>;
};

/** What becomes of a version that waits, and what became of it here. */
export const Decide = ({ game, version, inForce }: DecideProps) => {
  const { t } = useTranslation('versions');
  const { status } = version;
  const approve = useApprove(game);
  const withdraw = useWithdraw(game);
  const of = {
    size: 's',
    'aria-describedby': `versions-${version.version}`,
    isBusy: approve.isPending || withdraw.isPending,
  } as const;
  const done = approve.data ?? withdraw.data;
  // Pressed once more it is another try: the last one's word is over.
  const decide = ({ mutate }: typeof approve) => {
    approve.reset();
    withdraw.reset();
    mutate(version.version);
  };
  const why =
    version.hash === inForce.hash
      ? 'isInForce'
      : version.base === inForce.version
        ? 'isMine'
        : 'isStale';
  return (
    <>
      {status === 'pending' && (
        <>
          {isApprovable(version, inForce) && (
            <Button {...of} onClick={() => decide(approve)}>
              {t('approve')}
            </Button>
          )}
          <Button {...of} look="quiet" onClick={() => decide(withdraw)}>
            {t('withdraw')}
          </Button>
          {!isApprovable(version, inForce) && <p className={css.soft}>{t(why)}</p>}
        </>
      )}
      <Refused game={game} version={version} error={approve.error ?? withdraw.error} />
      {status !== 'pending' && done?.status === status && (
        <p role="status" className={css.good}>
          {t(`done.${status}`, { version: done.version })}
        </p>
      )}
    </>
  );
};
