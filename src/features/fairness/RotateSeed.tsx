import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newRequestId } from '#engine/core/chance.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import css from './fair.module.css';
import { useRotateSeed } from './fairness.ts';

/** A refusal was not carried out and never will be; anything else may have been. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Shows the server seed in force by replacing it: its rounds can be checked from then on. */
export const RotateSeed = () => {
  const { t } = useTranslation('fairness');
  const { errorText } = useMessage();
  const rotate = useRotateSeed();
  // A lost answer is asked for again under the same id.
  const requestId = useRef<string | null>(null);
  const press = () => {
    requestId.current ??= newRequestId();
    rotate.mutate(requestId.current, {
      onSuccess: () => {
        requestId.current = null;
      },
      onError: (error) => {
        if (isRefused(error)) requestId.current = null;
      },
    });
  };
  return (
    <div className={css.rotate}>
      <OnlineButton look="quiet" size="s" icon="refresh" isBusy={rotate.isPending} onClick={press}>
        {t('rotate')}
      </OnlineButton>
      <div aria-live="polite">{rotate.isSuccess && <p className={css.done}>{t('rotated')}</p>}</div>
      {rotate.isError && <Alert>{errorText(rotate.error)}</Alert>}
    </div>
  );
};
