import { type RefObject, useState } from 'react';
import { Uid } from '#contract/session.ts';
import { refusals } from '#src/base/stored.ts';
import { useUidCheck } from '#src/features/account/session.ts';
import type { Form, Known } from './form.ts';

/** The UID's check: what is found available is written into `known`; a refusal goes to `onRefused`. */
export const useUid = (
  { getValues, setError, clearErrors }: Form,
  known: RefObject<Known>,
  onRefused: (error: unknown) => void,
) => {
  const [availableUid, setAvailableUid] = useState(known.current.availableUid);
  const check = useUidCheck();
  const checkUid = () => {
    const uid = getValues('uid');
    if (check.isPending) return;
    if (!Uid.safeParse(uid).success) {
      const message = uid === '' ? 'msg.uidCheckFirst' : 'msg.invalidUid';
      return setError('uid', { type: 'rule', message });
    }
    refusals.forgetWait('uid');
    check.mutate(uid, {
      onSuccess: () => {
        known.current.availableUid = uid;
        setAvailableUid(uid);
        // Only if nothing else was typed meanwhile is the present text the one that was checked.
        if (getValues('uid') === uid) clearErrors('uid');
      },
      onError: onRefused,
    });
  };
  return { availableUid, isChecking: check.isPending, checkUid };
};
