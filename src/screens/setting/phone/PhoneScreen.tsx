import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { newPhoneCode, phoneCode } from '#src/base/stored.ts';
import { OwnCode } from '#src/features/account/otp/OwnCode.tsx';
import { useOwnCode } from '#src/features/account/otp/useSentCode.ts';
import { usePin } from '#src/features/account/pin.ts';
import { DoneNotice } from '#src/features/settings/DoneNotice.tsx';
import { FormStep, FormSteps } from '#src/features/settings/FormSteps.tsx';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { BothCodes } from './BothCodes.tsx';
import { NewNumber } from './NewNumber.tsx';
import css from './phone.module.css';
import { usePhoneOtp } from './phone.ts';

/** What the server calls the family of the call for a code to the present phone. */
const PHONE_OTP_TYP = 'phoneOtp';

/** Another phone number, by a code to each; who lost the old phone is led to the support. */
export const PhoneScreen = () => {
  const { t } = useTranslation('account');
  const sent = useOwnCode({ place: phoneCode, typ: PHONE_OTP_TYP, otp: usePhoneOtp() });
  const [filledIn, setFilledIn] = useState<{ code: string } | null>(null);
  const [newFilledIn, setNewFilledIn] = useState<{ code: string } | null>(null);
  const [next, setNext] = useState<{ otpId: string; phone: string } | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const present = usePin().data?.phone;
  return (
    <SettingPage
      meta={{ title: t('phone.meta.title'), description: t('phone.meta.description') }}
      title={t('phone.title')}
      text={t('phone.text')}
      isHidden
    >
      {changed !== null ? (
        <DoneNotice title={t('phone.doneTitle')} text={t('phone.done', { phone: changed })} />
      ) : (
        <FormSteps>
          <FormStep title={t('phone.step.old')}>
            <OwnCode phone={present} typ={PHONE_OTP_TYP} sent={sent} onUse={setFilledIn} />
            <p className={css.lost}>{t('phone.lost')}</p>
            <ButtonLink to={paths.helpdesk.href()} look="plain" size="s" icon="helpdesk">
              {t('phone.toHelpdesk')}
            </ButtonLink>
          </FormStep>
          <FormStep title={t('phone.step.new')}>
            <NewNumber onSent={setNext} onUse={setNewFilledIn} />
          </FormStep>
          {sent.code !== null && next !== null && (
            <BothCodes
              old={{ otpId: sent.code.otpId, filledIn }}
              next={{ ...next, filledIn: newFilledIn }}
              onDone={(phone) => {
                sent.drop();
                newPhoneCode.set(null);
                setChanged(phone);
              }}
            />
          )}
        </FormSteps>
      )}
    </SettingPage>
  );
};
