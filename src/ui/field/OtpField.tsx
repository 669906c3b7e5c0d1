import { CodeField, type CodeFieldProps } from './CodeField.tsx';

/** The code of an SMS: a phone offers to fill it in. */
export const OtpField = (props: CodeFieldProps) => (
  <CodeField {...props} autoComplete="one-time-code" />
);
