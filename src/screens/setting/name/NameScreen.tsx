import { useTranslation } from 'react-i18next';
import { FullName } from '#contract/session.ts';
import { useChangeName } from '#src/calls/account.ts';
import { TextField } from '#src/parts/field/TextField.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { Done } from '#src/parts/setting/Done.tsx';
import { FormCard } from '#src/parts/setting/FormCard.tsx';
import { SettingPage } from '#src/parts/setting/SettingPage.tsx';
import { useSettingForm } from '#src/parts/setting/useSettingForm.ts';
import { useSession } from '#src/session/store.ts';
import { nameDraft } from '#src/session/stored.ts';

export const NameScreen = () => {
  const { t } = useTranslation('setting');
  const { t: register } = useTranslation('register');
  const { message } = useMessage();
  const now = useSession((state) => state.player.fullName);
  const change = useChangeName();
  const form = useSettingForm({
    typ: 'name',
    defaultValues: { fullName: now },
    check: ({ fullName }) => ({
      fullName: FullName.safeParse(fullName).success ? undefined : message('msg.invalidFullName'),
    }),
    save: ({ fullName }) => change.mutateAsync(fullName.trim()),
    draft: { field: 'fullName', place: nameDraft },
  });

  return (
    <SettingPage
      meta={{ title: t('name.meta.title'), description: t('name.meta.description') }}
      title={t('name.title')}
      text={t('name.text')}
      isHidden
    >
      {form.isDone ? (
        <Done title={t('name.doneTitle')} text={t('name.done', { name: now })} />
      ) : (
        <FormCard form={form} submit={t('name.submit')}>
          <TextField
            id="setting-name"
            label={register('fullName')}
            hint={register('fullNameHint')}
            autoComplete="name"
            maxLength={60}
            {...form.field('fullName')}
          />
        </FormCard>
      )}
    </SettingPage>
  );
};
