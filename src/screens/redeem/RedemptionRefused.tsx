import { useTranslation } from 'react-i18next';
import { CallError, isTooFrequent } from '#src/base/calls/CallError.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import type { RedemptionFlow } from './useRedemption.ts';

/** Why the last try came to nothing and what can be done; a wait and a PIN are told elsewhere. */
export const RedemptionRefused = ({
  redemption: { open, failure, isBusy },
}: {
  redemption: RedemptionFlow;
}) => {
  const { t } = useTranslation('redeem');
  const { errorText } = useMessage();
  if (isBusy) return null;
  if (open !== null) return <Alert>{t('retry')}</Alert>;
  if (failure === null || isTooFrequent(failure)) return null;
  const text = errorText(failure);
  const isTooMany = failure instanceof CallError && failure.message === 'msg.insufficientBalance';
  return <Alert>{isTooMany ? t('tryFewer', { message: text }) : text}</Alert>;
};
