import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atPath } from '#contract/ownPath.ts';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

/** Opens any player's round by its number, as the server keeps it. */
export const RoundForm = ({ round }: { round: string | null }) => {
  const { t } = useTranslation('replay');
  const go = useGo();
  const [number, setNumber] = useState(round ?? '');
  const [isWrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    // Pasted with words around it, it is a number all the same.
    const digits = number.replaceAll(/\D/g, '');
    setWrong(digits === '');
    if (digits) void go(atPath(paths.replay.href(), `?round=${digits}`));
  };
  return (
    <form onSubmit={open}>
      <TextField
        id="replay-round"
        inputMode="numeric"
        autoComplete="off"
        label={t('round.number')}
        value={number}
        error={isWrong ? t('round.notOne') : undefined}
        onChange={({ target }) => setNumber(target.value)}
        end={
          <Button type="submit" look="plain" size="s">
            {t('round.open')}
          </Button>
        }
      />
    </form>
  );
};
