import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '#src/app/log.ts';
import { PasswordField } from './PasswordField.tsx';

/** Answers whether a password is among the most common ones; fetched when one is chosen. */
const loadJudge = async (): Promise<(password: string) => boolean> => {
  const { passwords } = await import('virtual:common-passwords');
  const common = new Set(passwords.split(' '));
  return (password) => common.has(password.toLowerCase());
};

/** A password that is chosen here: one of the most common gets a hint, never a refusal. */
export const NewPasswordField = ({
  hint,
  onChange,
  ...props
}: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>) => {
  const { t } = useTranslation();
  const [isCommon, setCommon] = useState(false);
  const judge = (input: HTMLInputElement) =>
    loadJudge().then(
      // What is typed by now, which may be more.
      (isOneOf) => setCommon(isOneOf(input.value)),
      (error: unknown) => logFailure('No list of common passwords', error),
    );
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={isCommon ? t('commonPassword') : hint}
      onChange={(event) => {
        void judge(event.currentTarget);
        return onChange?.(event);
      }}
    />
  );
};
