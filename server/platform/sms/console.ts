import { print } from '../terminal.ts';
import type { SmsSender } from './sender.ts';
import { codeText } from './texts.ts';

/**
 * The default: the message is a line of its own in the server's output, beside the structured log,
 * which never holds a code or a phone number. Of the phone only the last three digits are shown.
 */
export const consoleSender = (write: (line: string) => void = print): SmsSender => ({
  async sendCode({ phone, language, code, minutes }) {
    write(`SMS to ...${phone.slice(-3)}: ${codeText(language, code, minutes)}`);
  },
});
