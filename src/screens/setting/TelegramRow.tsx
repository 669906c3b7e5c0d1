import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/base/lazyPart.ts';
import { paths } from '#src/base/paths.ts';
import { telegramStepUp } from '#src/base/stored.ts';
import { useStepUp } from '#src/features/account/stepUp/useStepUp.tsx';
import { RowButton } from '#src/features/settings/Row.tsx';
import { useBind } from '#src/features/telegram/binding.ts';
import { openLoginPage } from '#src/features/telegram/loginPage.ts';
import { useBot } from '#src/features/telegram/useBot.ts';
import { useLoginAnswer } from '#src/features/telegram/useLoginAnswer.ts';
import { useSession } from '#src/session/store.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { whenNoEntry } from '#src/ui/popup/useBackCloses.ts';

const UnbindPopup = lazyPart('UnbindPopup', () => import('./UnbindPopup.tsx'));

/** Whether the account is bound to Telegram: a touch binds it there, or asks whether to unbind it. */
export const TelegramRow = () => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const bot = useBot();
  const isBound = useSession((state) => state.player.tgBind);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useBind();
  const stepUp = useStepUp();
  useLoginAnswer((proof) => {
    mutate({ proof, stepUp: telegramStepUp.get() ?? '' });
    telegramStepUp.set(null);
  });
  if (bot === null) return null;
  const press = () => {
    if (isBound) setAsking(true);
    else
      void stepUp.run(async (token) => {
        telegramStepUp.set(token);
        await whenNoEntry();
        openLoginPage(bot, paths.setting.href());
      });
  };
  return (
    <>
      <RowButton
        icon="plane"
        label={t('row.telegram')}
        note={t('row.telegramNote')}
        value={t(isBound ? 'row.bound' : 'row.notBound')}
        onClick={press}
        isBusy={isPending}
        needsNetwork
        error={error === null ? undefined : errorText(error)}
      />
      {stepUp.popup}
      <Suspense>{isAsking && <UnbindPopup onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
};
