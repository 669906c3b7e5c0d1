import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { takeBack } from '#src/features/verification/send.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { StatusCard } from './StatusCard.tsx';

/** An upload that another device began, or a browser that kept nothing of it. */
export const Stranded = ({ id }: { id: string }) => {
  const { t } = useTranslation('verification');
  const { errorText } = useMessage();
  const queries = useQueryClient();
  const anew = useMutation({
    mutationFn: () => takeBack(id),
    onSuccess: () => refetchIn(queries)(keys.verification),
  });
  return (
    <StatusCard icon="refresh" title={t('stranded.title')} text={t('stranded.text')}>
      {anew.isError && <Alert>{errorText(anew.error)}</Alert>}
      <Button look="quiet" isWide isBusy={anew.isPending} onClick={() => anew.mutate()}>
        {t('stranded.anew')}
      </Button>
    </StatusCard>
  );
};
