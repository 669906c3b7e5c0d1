import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnData, ownDataPath } from '#contract/ownData.ts';
import { call } from '#src/base/calls/client.ts';
import { stepUpHeader } from '#src/features/account/stepUp/calls.ts';
import { useStepUp } from '#src/features/account/stepUp/useStepUp.tsx';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { Facts } from '#src/features/settings/Facts.tsx';
import css from '#src/features/settings/facts.module.css';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import { useWait } from '#src/ui/wait/useWait.ts';

/** What the server calls the family of the call. */
const OWN_DATA_TYP = 'ownData';
/** A long history takes its time. Milliseconds. */
const LONGEST_MS = 10 * 60_000;

const useOwnData = () =>
  useMutation({
    mutationFn: async (stepUp: string) => {
      const data = await call(OwnData, {
        method: 'POST',
        url: ownDataPath,
        data: {},
        headers: stepUpHeader(stepUp),
        timeout: LONGEST_MS,
      });
      const text = JSON.stringify(data, null, 2);
      const day = data.madeAt.slice(0, 10);
      saveFile(`hornbill-club-${day}.json`, new Blob([text], { type: 'application/json' }));
    },
  });

const PARTS = ['account', 'play', 'coins', 'messages', 'visits'] as const;

/** Everything the club keeps on the player, as one file on their device. */
export const DataScreen = () => {
  const { t } = useTranslation('account');
  const { errorText } = useMessage();
  const stepUp = useStepUp();
  const wait = useWait(OWN_DATA_TYP);
  const { mutateAsync, isPending, isSuccess, error } = useOwnData();
  return (
    <SettingPage
      meta={{ title: t('data.meta.title'), description: t('data.meta.description') }}
      title={t('data.title')}
      text={t('data.text')}
      isHidden
    >
      <div className={css.column}>
        <Facts title={t('data.in')} facts={PARTS.map((name) => t(`data.part.${name}`))} />
        <p className={css.small}>{t('data.not')}</p>
        <TooFrequent typ={OWN_DATA_TYP} />
        {error !== null && wait === 0 && <Alert>{errorText(error)}</Alert>}
        <Button
          isWide
          icon="install"
          isBusy={isPending}
          disabled={wait > 0}
          onClick={() => void stepUp.run(mutateAsync).catch(() => {})}
        >
          {t('data.submit')}
        </Button>
        <p className={css.small} role="status">
          {isSuccess && t('data.done')}
        </p>
      </div>
      {stepUp.popup}
    </SettingPage>
  );
};
