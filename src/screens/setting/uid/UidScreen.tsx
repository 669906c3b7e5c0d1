import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { UID_CHANGE_DAYS } from '#contract/account.ts';
import { Uid } from '#contract/session.ts';
import { uidDraft } from '#src/base/stored.ts';
import { useStepUp } from '#src/features/account/stepUp/useStepUp.tsx';
import { useChangeUid } from '#src/features/language/account.ts';
import { DoneNotice } from '#src/features/settings/DoneNotice.tsx';
import { FormCard } from '#src/features/settings/FormCard.tsx';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { useSession } from '#src/session/store.ts';
import { TextField } from '#src/ui/field/TextField.tsx';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './uid.module.css';

export const UidScreen = () => {
  const { t } = useTranslation('setting');
  const { t: register } = useTranslation('register');
  const { message, errorText } = useMessage();
  const now = useSession((state) => state.player.uid);
  const change = useChangeUid();

  const stepUp = useStepUp();
  const form = useSettingForm({
    typ: 'uid',
    defaultValues: { uid: '' },
    schema: z.object({ uid: Uid.check(z.refine((uid) => uid !== now, t('uid.same'))) }),
    save: ({ uid }) => stepUp.run((token) => change.mutateAsync({ uid, stepUp: token })),
    wordsOf: (error) =>
      error.message === 'msg.unableToChangeUid' && error.params[0] !== undefined
        ? t('uid.closed', { message: errorText(error), date: error.params[0] })
        : null,
    draft: { field: 'uid', place: uidDraft },
  });

  return (
    <SettingPage
      meta={{ title: t('uid.meta.title'), description: t('uid.meta.description') }}
      title={t('uid.title')}
      text={t('uid.text', { days: UID_CHANGE_DAYS })}
      isHidden
    >
      {form.isDone ? (
        <DoneNotice
          title={message('msg.uidUpdated')}
          text={t('uid.done', { uid: change.data?.uid ?? now })}
        />
      ) : (
        <FormCard form={form} submit={t('uid.submit')}>
          <p className={css.now}>
            <span className={css.label}>{t('uid.now')}</span>
            <strong className={css.uid}>{now}</strong>
          </p>
          <TextField
            id="setting-uid"
            label={t('uid.field')}
            hint={register('uidHint')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={15}
            {...form.field('uid')}
          />
        </FormCard>
      )}
      {stepUp.popup}
    </SettingPage>
  );
};
