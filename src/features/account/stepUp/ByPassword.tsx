import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSession } from '#src/session/store.ts';
import { ManagedUid } from '#src/ui/field/ManagedUid.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';
import { useProve } from './calls.ts';
import { ProofForm, STEP_UP_TYP } from './ProofForm.tsx';

export const ByPassword = ({ onProved }: { onProved: (stepUp: string) => void }) => {
  const { t } = useTranslation('setting');
  const uid = useSession((state) => state.player.uid);
  const proof = useProve();
  const form = useSettingForm({
    typ: STEP_UP_TYP,
    defaultValues: { password: '' },
    schema: z.object({
      password: z.string().check(z.minLength(1, t('password.currentRequired'))),
    }),
    save: async ({ password }) =>
      onProved((await proof.mutateAsync({ by: 'password', password })).token),
  });
  return (
    <ProofForm form={form}>
      <ManagedUid uid={uid} />
      <PasswordField
        id="step-up-password"
        label={t('password.current')}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </ProofForm>
  );
};
