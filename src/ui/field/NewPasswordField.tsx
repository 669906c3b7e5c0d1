import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '#src/base/log.ts';
import { PasswordField } from './PasswordField.tsx';

/** A password that is chosen here: one of the most common gets a hint, never a refusal. */
export const NewPasswordField = ({
  hint,
  onChange,
  ...props
}: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>) => {
  const { t } = useTranslation();
  const [isCommon, setCommon] = useState(false);
  const judge = (input: HTMLInputElement) =>
    import('virtual:common-passwords').then(
      // What is typed by now, which may be more.
      ({ passwords }) => setCommon(passwords.has(input.value.toLowerCase())),
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
