import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/form/Alert.tsx';
import type { SettingForm } from '#src/ui/form/useSettingForm.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import { useWait } from '#src/ui/wait/useWait.ts';
import css from './stepUp.module.css';

/** What the server calls the family of the call. */
export const STEP_UP_TYP = 'stepUp';

/** The fields of one way to prove who one is, and its one button. */
export const ProofForm = ({ form, children }: { form: SettingForm; children: ReactNode }) => {
  const { t } = useTranslation('setting');
  const wait = useWait(STEP_UP_TYP);
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      {children}
      <TooFrequent typ={STEP_UP_TYP} />
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <OnlineButton type="submit" isWide isBusy={form.isBusy} disabled={wait > 0}>
        {t('stepUp.submit')}
      </OnlineButton>
    </form>
  );
};
