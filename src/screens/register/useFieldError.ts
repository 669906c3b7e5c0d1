import { isMessageKey, useMessage } from '#src/parts/message/useMessage.ts';
import type { RegisterForm } from './form.ts';
import type { Form } from './useRegistration.ts';

export type ErrorOf = (field: keyof RegisterForm) => string | undefined;

/** The words beside a field: its message in the player's language, or nothing. */
export const useFieldError = ({ formState }: Form): ErrorOf => {
  const { message } = useMessage();
  const { errors } = formState;
  return (field) => {
    const key = errors[field]?.message;
    return isMessageKey(key) ? message(key) : undefined;
  };
};
