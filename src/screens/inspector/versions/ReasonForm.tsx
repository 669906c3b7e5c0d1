import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { TUNING_REASON_LENGTH } from '#contract/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { ChangeRefused } from './ChangeRefused.tsx';
import css from './versions.module.css';

interface ReasonFormProps {
  id: string;
  game: GameKey;
  /** What is put in force, once somebody has said why. */
  values: unknown;
  change: { isPending: boolean; error: unknown };
  /** Carries it out; `onDone` empties the field. */
  onReason: (reason: string, onDone: () => void) => void;
  button: string;
  isDisabled?: boolean;
  /** What came of it. */
  children?: ReactNode;
}

/** A change of the numbers in force, with the reason for whoever comes after. */
export const ReasonForm = ({
  id,
  game,
  values,
  change,
  onReason,
  button,
  isDisabled = false,
  children,
}: ReasonFormProps) => {
  const { t } = useTranslation('versions');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(why === '');
    if (why === '' || isDisabled || change.isPending) return;
    onReason(why, () => setReason((now) => (now === reason ? '' : now)));
  };
  return (
    <form className={css.part} onSubmit={submit} noValidate>
      <TextArea
        id={id}
        label={t('reason')}
        rows={2}
        maxLength={TUNING_REASON_LENGTH}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
        {...(isMissing && { error: t('reasonMissing') })}
      />
      <ChangeRefused game={game} values={values} error={change.error} />
      {children}
      <Button type="submit" size="s" isBusy={change.isPending} disabled={isDisabled}>
        {button}
      </Button>
    </form>
  );
};
