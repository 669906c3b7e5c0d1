import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN } from '#contract/facts.ts';
import { LimitRequest } from '#contract/responsibleGaming.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { useOffline } from '#src/ui/offline/useOffline.ts';
import css from './responsibleGaming.module.css';
import type { useSetLimit } from './responsibleGaming.ts';

/** Whole coins as typed, to hundredths; null for anything the server would refuse. */
export const parseLimit = (text: string): number | null => {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const dailyLimit = Number(text) * COIN;
  return LimitRequest.safeParse({ dailyLimit }).success ? dailyLimit : null;
};

interface LimitFormProps {
  limit: ReturnType<typeof useSetLimit>;
  /** There is a limit, and none to come that takes it away. */
  isRemovable: boolean;
}

/** A new limit in whole coins, or none. */
export const LimitForm = ({ limit, isRemovable }: LimitFormProps) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const id = useId();
  const isOffline = useOffline();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  // What was typed while the call was on its way is another limit: it stays.
  const change = (hundredths: number | null) =>
    limit.set(hundredths, () => setText((now) => (now === text ? '' : now)));
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const hundredths = parseLimit(text);
        setWrong(hundredths === null);
        if (hundredths !== null) void change(hundredths);
      }}
    >
      <TextField
        id={id}
        label={t('responsibleGaming.limit.label')}
        hint={t('responsibleGaming.limit.hint')}
        error={isWrong ? t('responsibleGaming.limit.wrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {limit.error && <Alert>{errorText(limit.error)}</Alert>}
      <div className={css.buttons}>
        <OnlineButton type="submit" isBusy={limit.isPending}>
          {t('responsibleGaming.limit.save')}
        </OnlineButton>
        {isRemovable && (
          <Button
            look="plain"
            isBusy={limit.isPending}
            disabled={isOffline}
            onClick={() => change(null)}
          >
            {t('responsibleGaming.limit.remove')}
          </Button>
        )}
      </div>
    </form>
  );
};
