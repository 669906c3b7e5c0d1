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
  inForce: number;
}

/** Goes back to a version, once somebody has said why. */
export const RollBack = ({ game, version: { version, values }, inForce }: RollBackProps) => {
  const { t } = useTranslation('versions');
  const rollBack = useRollBack(game);
  return (
    <details className={css.back}>
      <summary>{t('rollBack', { version })}</summary>
      <ReasonForm
        id={`versions-back-${version}`}
        game={game}
        values={values}
        change={rollBack}
        onReason={(reason, onSuccess) =>
          rollBack.mutate({ version, base: inForce, reason }, { onSuccess })
        }
        button={t('rollBackNow')}
      />
    </details>
  );
};
