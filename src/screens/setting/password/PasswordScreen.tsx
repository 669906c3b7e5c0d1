import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Password } from '#contract/session.ts';
import { useChangePassword } from '#src/features/language/account.ts';
import { DoneNotice } from '#src/features/settings/DoneNotice.tsx';
import { FormCard } from '#src/features/settings/FormCard.tsx';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { sameAs } from '#src/features/settings/sameAs.ts';
import { useSession } from '#src/session/store.ts';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { ManagedUid } from '#src/ui/field/ManagedUid.tsx';
import { NewPasswordField } from '#src/ui/field/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';

export const PasswordScreen = () => {
  const { t } = useTranslation('setting');
  const { t: register } = useTranslation('register');
  const { errorText } = useMessage();
  const uid = useSession((state) => state.player.uid);
  const isBound = useSession((state) => state.player.tgBind);
  const [keepsTelegram, setKeepsTelegram] = useState(false);
  const change = useChangePassword();

  const form = useSettingForm({
    typ: 'password',
    defaultValues: { current: '', password: '', confirm: '' },
    schema: z
      .object({
        current: z.string().check(z.minLength(1, t('password.currentRequired'))),
        password: Password,
        confirm: z.string(),
      })
      .check(sameAs('password', 'msg.passwordMismatch')),
    save: ({ current, password }) => change.mutateAsync({ current, password, keepsTelegram }),
    wordsOf: (error) =>
      error.message === 'msg.updateFailed' && error.field === 'password'
        ? t('password.same', { message: errorText(error) })
        : null,
  });

  return (
    <SettingPage
      meta={{ title: t('password.meta.title'), description: t('password.meta.description') }}
      title={t('password.title')}
      text={t('password.text')}
      isHidden
    >
      {form.isDone ? (
        <DoneNotice title={t('password.doneTitle')} text={t('password.done')} />
      ) : (
        <FormCard form={form} submit={t('password.submit')}>
          <ManagedUid uid={uid} />
          <PasswordField
            id="setting-current"
            label={t('password.current')}
            autoComplete="current-password"
            {...form.field('current')}
          />
          <NewPasswordField
            id="setting-password"
            label={t('password.field')}
            hint={register('passwordHint')}
            {...form.field('password')}
          />
          <PasswordField
            id="setting-confirm"
            label={t('password.confirm')}
            autoComplete="new-password"
            {...form.field('confirm')}
          />
          {isBound && (
            <CheckField
              id="setting-keeps-telegram"
              checked={keepsTelegram}
              onChange={({ target }) => setKeepsTelegram(target.checked)}
            >
              <strong>{t('password.keepsTelegram')}</strong> {t('password.keepsTelegramNote')}
            </CheckField>
          )}
        </FormCard>
      )}
    </SettingPage>
  );
};
