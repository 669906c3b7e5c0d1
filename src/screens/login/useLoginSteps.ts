import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#contract/messages.ts';
import type { OwnPath } from '#contract/ownPath.ts';
import { type LoginAnswer, Uid } from '#contract/session.ts';
import { CallError, isTooFrequent } from '#src/base/calls/CallError.ts';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { takeRememberedPath } from '#src/base/redirect.ts';
import { lockedUid, refusals, stored } from '#src/base/stored.ts';
import { useLogin } from '#src/features/account/session.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { isMessageKey, useMessage } from '#src/ui/message/useMessage.ts';
import { useWait } from '#src/ui/wait/useWait.ts';

/** Why the player has to log in, as the session's end left it. */
const keptNotice = (): MessageKey | null => {
  const notice = stored.loginNotice.get();
  return isMessageKey(notice) ? notice : null;
};

/** Where a login leads: to where they wanted to go; the staff to their own tool, whatever else they wanted. */
const leadsTo = (role: LoginAnswer['role']): OwnPath => {
  const wanted = takeRememberedPath();
  if (role === 'player') return wanted;
  const tool = (role === 'qa' ? paths.replay : paths.inspector).href();
  return wanted.split(/[?#]/)[0] === tool ? wanted : tool;
};

/** The two steps of a login, what is typed in them, and the call; `first`: the step it begins with. */
export const useLoginSteps = (uid: string, first: 'uid' | 'password') => {
  const { t } = useTranslation('login');
  const { message, errorText } = useMessage();
  const go = useGo();
  const login = useLogin();
  const once = useOnce();
  const wait = useWait('login');
  const [step, setStep] = useState(first);
  const [isRemembered, setRemembered] = useState(() => stored.rememberedUid.get() !== null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState(keptNotice);

  const submitUid = () => {
    if (!Uid.safeParse(uid).success) return setError(message('msg.invalidUid'));
    setError(undefined);
    setStep('password');
  };

  const submitPassword = async () => {
    if (password === '') return setError(t('passwordRequired'));
    setError(undefined);
    if (notice === 'msg.notVip') setNotice(null);
    refusals.forgetWait('login');
    try {
      const { role } = await login.mutateAsync({ uid, password, isRemembered });
      stored.loginNotice.set(null);
      await go(leadsTo(role), { replace: true });
    } catch (reason) {
      if (reason instanceof CallError && reason.message === 'msg.notVip') setNotice('msg.notVip');
      else if (isTooFrequent(reason)) lockedUid.set(uid.toLowerCase());
      else setError(errorText(reason));
    }
  };

  return {
    step,
    /** What is told before the form, or null. */
    notice,
    /** What is told beside the step's field. */
    error,
    clearError: () => setError(undefined),
    isRemembered,
    setRemembered,
    password,
    setPassword: (next: string) => {
      setPassword(next);
      setError(undefined);
    },
    isBusy: login.isPending,
    /** Seconds until another try with this UID; 0: at once. */
    wait: lockedUid.get() === uid.toLowerCase() ? wait : 0,
    back: () => {
      setError(undefined);
      setPassword('');
      setStep('uid');
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (step === 'uid') submitUid();
      else void once(submitPassword);
    },
  };
};
