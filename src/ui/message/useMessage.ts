import { useTranslation } from 'react-i18next';
import { MESSAGE_KEYS, type MessageKey } from '#contract/messages.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { formatParam } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';

type Behind<K> = K extends `msg.${infer Name}` ? Name : never;
const nameOf = (key: MessageKey) => key.slice('msg.'.length) as Behind<MessageKey>;

export const isMessageKey = (value: unknown): value is MessageKey =>
  MESSAGE_KEYS.some((key) => key === value);

/** The catalogue's texts in the player's language: of a key, and of anything a call rejects with. */
export const useMessage = () => {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  return {
    message: (key: MessageKey): string => t(nameOf(key)),
    errorText: (error: unknown): string => {
      if (!(error instanceof CallError)) return t('internalServerError');
      if (error.message === 'msg.tooFrequent' && error.seconds !== undefined) {
        return t('tooFrequentIn', { 0: error.seconds });
      }
      return t(nameOf(error.message), {
        ...error.params.map((param) => formatParam(param, language)),
      });
    },
  };
};
