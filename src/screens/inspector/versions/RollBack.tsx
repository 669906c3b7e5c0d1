import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningVersion } from '#contract/tunings.ts';
import { useRollBack } from '#src/features/tunings/tunings.ts';
import { ReasonForm } from './ReasonForm.tsx';
import css from './versions.module.css';

interface RollBackProps {
  game: GameKey;
  /** Whose values come back. */
  version: TuningVersion;
  inForce: TuningVersion;
}

/** Goes back to a version, once somebody has said why. */
export const RollBack = ({ game, version: { version, values, hash }, inForce }: RollBackProps) => {
  const { t } = useTranslation('versions');
  const rollBack = useRollBack(game);
  const isSame = hash === inForce.hash;
  return (
    <details className={css.back}>
      <summary>{t('rollBack', { version })}</summary>
      <ReasonForm
        id={`versions-back-${version}`}
        game={game}
        values={values}
        change={rollBack}
        onReason={(reason, onSuccess) =>
          rollBack.mutate({ version, base: inForce.version, reason }, { onSuccess })
        }
        button={t('rollBackNow')}
        isDisabled={isSame}
      >
        {rollBack.data?.version === inForce.version && (
          <p role="status" className={css.good}>
            {t('isBack', { version, now: inForce.version })}
          </p>
        )}
        {isSame && <p className={css.soft}>{t('isInForce')}</p>}
      </ReasonForm>
    </details>
  );
};
