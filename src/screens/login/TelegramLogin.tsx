import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallError, isTooFrequent } from '#src/base/calls/CallError.ts';
import { paths } from '#src/base/paths.ts';
import { takeRememberedPath } from '#src/base/redirect.ts';
import { refusals, stored } from '#src/base/stored.ts';
import { enterByTelegram } from '#src/features/account/session.ts';
import { loginPageOf } from '#src/features/telegram/loginPage.ts';
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
  const navigate = useNavigate();
  const bot = useBot();
  const { mutate, isPending, error } = useMutation({
    mutationFn: enterByTelegram,
    onMutate: () => refusals.forgetWait('login'),
    onSuccess: () => {
      stored.loginNotice.set(null);
      return navigate(takeRememberedPath(), { replace: true });
    },
  });
  useLoginAnswer((proof) => mutate(proof));
  if (bot === null) return null;
  const leave = () => window.location.assign(loginPageOf(bot, paths.login.href()));
  return (
    <div className={css.telegram}>
      {error !== null && <Refusal error={error} />}
      <Button look="quiet" icon="plane" isWide isBusy={isPending} onClick={leave}>
        {t('telegram')}
      </Button>
    </div>
  );
};
