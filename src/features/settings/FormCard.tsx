import type { ReactNode } from 'react';
import { Alert } from '#src/ui/form/Alert.tsx';
import type { SettingForm } from '#src/ui/form/useSettingForm.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import { useWait } from '#src/ui/wait/useWait.ts';
import css from './setting.module.css';

interface FormCardProps {
  form: SettingForm;
  /** What its button does. */
  submit: string;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a change on a card, and its one button. */
export const FormCard = ({ form, submit, children }: FormCardProps) => {
  const wait = useWait(form.typ ?? '');
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <div className={css.fields}>{children}</div>
      {form.typ && <TooFrequent typ={form.typ} />}
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <OnlineButton type="submit" isWide isBusy={form.isBusy} disabled={wait > 0}>
        {submit}
      </OnlineButton>
    </form>
  );
};
