import { useEffect } from 'react';
import { keepDraft, type RegisterCode } from './draft.ts';
import type { Form } from './form.ts';

/** Keeps what is typed, and what is known of it, over a reload. */
export const useKeptDraft = (
  { watch, getValues }: Form,
  availableUid: string | null,
  code: RegisterCode | null,
): void => {
  useEffect(() => {
    const keep = () => {
      const { uid, fullName, referrer, phone, terms, isOfAge } = getValues();
      keepDraft({ uid, availableUid, fullName, referrer, ...phone, terms, isOfAge, code });
    };
    keep();
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [watch, getValues, availableUid, code]);
};
