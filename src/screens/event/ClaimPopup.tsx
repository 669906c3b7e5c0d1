import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PostalAddress, STATES, type WonPrize } from '#contract/event.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { formatCredit } from '#src/base/format.ts';
import { useClaim } from '#src/features/event/event.ts';
import { FormCard } from '#src/features/settings/FormCard.tsx';
import { useSession } from '#src/session/store.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/SelectField.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';

interface ClaimProps {
  prize: WonPrize;
  onClose: () => void;
}

/** Every field is typed; a state is chosen, and none is at first. */
const Typed = z.extend(PostalAddress, {
  more: z.string().check(z.maxLength(100)),
  state: z.string().check(z.refine((state) => STATES.some((each) => each === state))),
});

/** Where tickets go. */
const AddressForm = ({ prize, onClose }: ClaimProps) => {
  const { t } = useTranslation('event');
  const name = useSession((state) => state.player.fullName);
  const claim = useClaim(prize.id);
  const [requestId] = useState(newRequestId);
  const form = useSettingForm({
    typ: 'event',
    defaultValues: { name, street: '', more: '', postcode: '', city: '', state: '' },
    schema: Typed,
    save: async ({ more, ...typed }) => {
      const address = PostalAddress.parse(more.trim() === '' ? typed : { ...typed, more });
      await claim.mutateAsync({ requestId, address });
      onClose();
    },
  });
  const field = (of: keyof z.infer<typeof Typed>) => ({
    id: `claim-${of}`,
    ...form.field(of),
    error: form.errorOf(of) === undefined ? undefined : t('claim.missing'),
  });
  return (
    <FormCard form={form} submit={t('claim.yes')}>
      <TextField label={t('claim.name')} autoComplete="name" {...field('name')} />
      <TextField label={t('claim.street')} autoComplete="address-line1" {...field('street')} />
      <TextField label={t('claim.more')} autoComplete="address-line2" {...field('more')} />
      <TextField
        label={t('claim.postcode')}
        hint={t('claim.postcodeHint')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        {...field('postcode')}
      />
      <TextField label={t('claim.city')} autoComplete="address-level2" {...field('city')} />
      <SelectField label={t('claim.state')} autoComplete="address-level1" {...field('state')}>
        <option value="" />
        {STATES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    </FormCard>
  );
};

/** Credit goes to the player's account: one press. */
const ClaimBonus = ({ prize, onClose }: ClaimProps) => {
  const { t } = useTranslation('event');
  const { errorText } = useMessage();
  const { mutate, isPending, error } = useClaim(prize.id);
  const [requestId] = useState(newRequestId);
  return (
    <>
      {error && <Alert>{errorText(error)}</Alert>}
      <Button
        isWide
        isBusy={isPending}
        onClick={() => mutate({ requestId }, { onSuccess: onClose })}
      >
        {t('claim.yes')}
      </Button>
    </>
  );
};

/** Claims a prize: credit at a press, tickets with the address they are posted to. */
export const ClaimPopup = ({ prize, onClose }: ClaimProps) => {
  const { t } = useTranslation('event');
  const uid = useSession((state) => state.player.uid);
  const isTickets = prize.kind === 'tickets';
  const credit = formatCredit(prize.sen ?? 0);
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={isTickets ? t('claim.ticketsTitle') : t('claim.bonusTitle', { credit })}
      description={isTickets ? t('claim.ticketsText') : t('claim.bonusText', { uid })}
    >
      {isTickets ? (
        <AddressForm prize={prize} onClose={onClose} />
      ) : (
        <ClaimBonus prize={prize} onClose={onClose} />
      )}
    </Popup>
  );
};
