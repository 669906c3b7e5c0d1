import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePin } from '#src/features/account/pin.ts';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { PinForm } from './PinForm.tsx';

/** Sets the transaction PIN, or another one; who was about to redeem is led back there. */
export const PinScreen = () => {
  const { t } = useTranslation('setting');
  const isForRedeem = useSearchParams()[0].get('from') === 'redeem';
  const pin = usePin();
  return (
    <SettingPage
      meta={{ title: t('pin.meta.title'), description: t('pin.meta.description') }}
      title={t('pin.title')}
      text={t('pin.text')}
      isHidden
    >
      {pin.data ? (
        <PinForm pin={pin.data} isForRedeem={isForRedeem} />
      ) : (
        <QueryState query={pin} rows={4} />
      )}
    </SettingPage>
  );
};
