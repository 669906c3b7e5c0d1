import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN } from '#contract/facts.ts';
import { LimitRequest, type ResponsibleGamingAnswer } from '#contract/responsibleGaming.ts';
import { formatCoins, formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './responsibleGaming.module.css';
import { useSetLimit } from './responsibleGaming.ts';

/** Whole coins as typed, to hundredths; null for anything the server would refuse. */
export const parseLimit = (text: string): number | null => {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const dailyLimit = Number(text) * COIN;
  return LimitRequest.safeParse({ dailyLimit }).success ? dailyLimit : null;
};

/** What may be staked in a day, and how much of it is gone. */
export const Limit = ({ responsibleGaming }: { responsibleGaming: ResponsibleGamingAnswer }) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const language = useLanguage();
  const id = useId();
  const set = useSetLimit();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { dailyLimit, coming, stakedToday } = responsibleGaming;
  const change = (limit: number | null) => set.mutate(limit, { onSuccess: () => setText('') });
  const staked = formatCoins(stakedToday);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('responsibleGaming.limit.title')}
      </h2>
      <p className={css.text}>{t('responsibleGaming.limit.text')}</p>
      <p className={css.state} aria-live="polite">
        {dailyLimit === null
          ? t('responsibleGaming.limit.none', { staked })
          : t('responsibleGaming.limit.now', { staked, limit: formatCoins(dailyLimit) })}
      </p>
      {dailyLimit !== null && (
        <meter
          className={css.meter}
          aria-label={t('responsibleGaming.limit.meter')}
          max={dailyLimit}
          value={Math.min(stakedToday, dailyLimit)}
        />
      )}
      {coming && (
        <div className={css.coming}>
          <p>
            {coming.limit === null
              ? t('responsibleGaming.limit.comingNone', { at: formatDate(coming.at, language) })
              : t('responsibleGaming.limit.coming', {
                  at: formatDate(coming.at, language),
                  limit: formatCoins(coming.limit),
                })}
          </p>
          <Button look="quiet" size="s" isBusy={set.isPending} onClick={() => change(dailyLimit)}>
            {t('responsibleGaming.limit.keep')}
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
          label={t('responsibleGaming.limit.label')}
          hint={t('responsibleGaming.limit.hint')}
          error={isWrong ? t('responsibleGaming.limit.wrong') : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {set.isError && <Alert>{errorText(set.error)}</Alert>}
        <div className={css.buttons}>
          <Button type="submit" isBusy={set.isPending}>
            {t('responsibleGaming.limit.save')}
          </Button>
          {dailyLimit !== null && coming?.limit !== null && (
            <Button look="plain" isBusy={set.isPending} onClick={() => change(null)}>
              {t('responsibleGaming.limit.remove')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
};
