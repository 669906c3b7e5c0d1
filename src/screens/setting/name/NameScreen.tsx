import { useTranslation } from 'react-i18next';
import { ChangeNameRequest } from '#contract/account.ts';
import { nameDraft } from '#src/base/stored.ts';
import { useStepUp } from '#src/features/account/stepUp/useStepUp.tsx';
import { useChangeName } from '#src/features/language/account.ts';
import { DoneNotice } from '#src/features/settings/DoneNotice.tsx';
import { FormCard } from '#src/features/settings/FormCard.tsx';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { useSession } from '#src/session/store.ts';
import { TextField } from '#src/ui/field/TextField.tsx';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';

export const NameScreen = () => {
  const { t } = useTranslation('setting');
  const { t: register } = useTranslation('register');
  const now = useSession((state) => state.player.fullName);
  const change = useChangeName();
  const stepUp = useStepUp();
  const form = useSettingForm({
    typ: 'name',
    defaultValues: { fullName: now },
    schema: ChangeNameRequest,
    save: ({ fullName }) => stepUp.run((token) => change.mutateAsync({ fullName, stepUp: token })),
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
        <DoneNotice
          title={t('name.doneTitle')}
          text={t('name.done', { name: change.data?.fullName ?? now })}
        />
      ) : (
        <FormCard form={form} submit={t('name.submit')}>
          <TextField
            id="setting-name"
            label={register('fullName')}
            hint={register('fullNameHint')}
            autoComplete="name"
            {...form.field('fullName')}
          />
        </FormCard>
      )}
      {stepUp.popup}
    </SettingPage>
  );
};
