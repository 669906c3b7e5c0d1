import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { TUNING_REASON_LENGTH } from '#contract/tunings.ts';
import { useRollBack } from '#src/features/tunings/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Refused } from './Refused.tsx';
import css from './versions.module.css';

interface RollBackProps {
  game: GameKey;
  /** Whose values come back. */
  version: number;
  inForce: number;
}

/** Goes back to a version, once somebody has said why. */
export const RollBack = ({ game, version, inForce }: RollBackProps) => {
  const { t } = useTranslation('versions');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const rollBack = useRollBack(game);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(why === '');
    if (why !== '' && !rollBack.isPending) rollBack.mutate({ version, base: inForce, reason: why });
  };
  return (
    <details className={css.back}>
      <summary>{t('rollBack', { version })}</summary>
      <form onSubmit={submit} noValidate>
        <TextField
          id={`versions-back-${version}`}
          label={t('reason')}
          maxLength={TUNING_REASON_LENGTH}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          {...(isMissing && { error: t('reasonMissing') })}
        />
        <Refused error={rollBack.error} />
        <Button type="submit" size="s" isBusy={rollBack.isPending}>
          {t('rollBackNow')}
        </Button>
      </form>
    </details>
  );
};
