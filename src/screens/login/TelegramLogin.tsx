import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallError, isTooFrequent } from '#src/base/calls/CallError.ts';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { takeRememberedPath } from '#src/base/redirect.ts';
import { refusals, stored } from '#src/base/stored.ts';
import { enterByTelegram } from '#src/features/account/session.ts';
import { openLoginPage } from '#src/features/telegram/loginPage.ts';
import { useBot } from '#src/features/telegram/useBot.ts';
import { useLoginAnswer } from '#src/features/telegram/useLoginAnswer.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './login.module.css';
import { NotVip } from './NotVip.tsx';

const Refusal = ({ error }: { error: Error }) => {
  const { errorText } = useMessage();
  // Counted down above the form.
  if (isTooFrequent(error)) return null;
  if (error instanceof CallError && error.message === 'msg.notVip') return <NotVip />;
  return <Alert>{errorText(error)}</Alert>;
};

/** The way in for whoever bound their account to Telegram, where the club has a bot. */
export const TelegramLogin = () => {
  const { t } = useTranslation('login');
  const go = useGo();
  const bot = useBot();
  const { mutate, isPending, error } = useMutation({
    mutationFn: enterByTelegram,
    onMutate: () => refusals.forgetWait('login'),
    onSuccess: () => {
      stored.loginNotice.set(null);
      return go(takeRememberedPath(), { replace: true });
    },
  });
  useLoginAnswer((proof) => mutate(proof));
  if (bot === null) return null;
  const leave = () => openLoginPage(bot, paths.login.href());
  return (
    <div className={css.telegram}>
      {error !== null && <Refusal error={error} />}
      <Button look="quiet" icon="plane" isWide isBusy={isPending} onClick={leave}>
        {t('telegram')}
      </Button>
    </div>
  );
};
