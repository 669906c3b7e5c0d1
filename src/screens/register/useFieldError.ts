import { useTranslation } from 'react-i18next';
import { isMessageKey, useMessage } from '#src/ui/message/useMessage.ts';
import { EMPTY, type Form, type MayBeEmpty, type RegisterForm } from './form.ts';

export type ErrorOf = (field: keyof RegisterForm) => string | undefined;

/** The words beside a field, in the player's language: its message, what to enter, words of its own, or nothing. */
export const useFieldError = ({ formState }: Form): ErrorOf => {
  const { t } = useTranslation('register');
  const { message } = useMessage();
  const { errors } = formState;
  return (field) => {
    const key = errors[field]?.message;
    // Only those fields are ever told to be empty (form.ts).
    if (key === EMPTY) return t(`empty.${field as MayBeEmpty}`);
    return isMessageKey(key) ? message(key) : key;
  };
};
