import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN } from '#contract/facts.ts';
import { LimitRequest, type MeasureAnswer } from '#contract/measure.ts';
import { formatCoins, formatDate } from '#src/app/format.ts';
import { useSetLimit } from '#src/calls/measure.ts';
import { Button } from '#src/parts/button/Button.tsx';
import { TextField } from '#src/parts/field/TextField.tsx';
import { Alert } from '#src/parts/form/Alert.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { useSession } from '#src/session/store.ts';
import css from './measure.module.css';

/** Whole coins as typed, to hundredths; null for anything the server would refuse. */
export const parseLimit = (text: string): number | null => {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const dailyLimit = Number(text) * COIN;
  return LimitRequest.safeParse({ dailyLimit }).success ? dailyLimit : null;
};

/** What may be staked in a day, and how much of it is gone. */
export const Limit = ({ measure }: { measure: MeasureAnswer }) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const language = useSession((state) => state.language);
  const id = useId();
  const set = useSetLimit();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { dailyLimit, coming, stakedToday } = measure;
  const change = (limit: number | null) => set.mutate(limit, { onSuccess: () => setText('') });
  const staked = formatCoins(stakedToday);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('measure.limit.title')}
      </h2>
      <p className={css.text}>{t('measure.limit.text')}</p>
      <p className={css.state} aria-live="polite">
        {dailyLimit === null
          ? t('measure.limit.none', { staked })
          : t('measure.limit.now', { staked, limit: formatCoins(dailyLimit) })}
      </p>
      {dailyLimit !== null && (
        <meter
          className={css.meter}
          aria-label={t('measure.limit.meter')}
          max={dailyLimit}
          value={Math.min(stakedToday, dailyLimit)}
        />
      )}
      {coming && (
        <div className={css.coming}>
          <p>
            {coming.limit === null
              ? t('measure.limit.comingNone', { at: formatDate(coming.at, language) })
              : t('measure.limit.coming', {
                  at: formatDate(coming.at, language),
                  limit: formatCoins(coming.limit),
                })}
          </p>
          <Button look="quiet" size="s" isBusy={set.isPending} onClick={() => change(dailyLimit)}>
            {t('measure.limit.keep')}
          </Button>
        </div>
      )}
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const limit = parseLimit(text);
          setWrong(limit === null);
          if (limit !== null && !set.isPending) change(limit);
        }}
      >
        <TextField
          id={`${id}-limit`}
          label={t('measure.limit.label')}
          hint={t('measure.limit.hint')}
          error={isWrong ? t('measure.limit.wrong') : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {set.isError && <Alert>{errorText(set.error)}</Alert>}
        <div className={css.buttons}>
          <Button type="submit" isBusy={set.isPending}>
            {t('measure.limit.save')}
          </Button>
          {dailyLimit !== null && coming?.limit !== null && (
            <Button look="plain" isBusy={set.isPending} onClick={() => change(null)}>
              {t('measure.limit.remove')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
};
