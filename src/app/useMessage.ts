import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#contract/messages.ts';
import { CallError, messageOf } from '#src/calls/CallError.ts';

type TextOf<Key extends MessageKey> = Key extends `msg.${infer Name}` ? Name : never;

const nameOf = (key: MessageKey) => key.slice('msg.'.length) as TextOf<MessageKey>;

/** The catalogue's text of a message key in the player's language. */
export const useMessage = () => {
  const { t } = useTranslation('messages');
  return (key: MessageKey, params: readonly string[] = []): string => t(nameOf(key), { ...params });
};

/** The text of anything thrown; one that says how long to wait says it in seconds. */
export const useErrorText = () => {
  const { t } = useTranslation('messages');
  const message = useMessage();
  return (error: unknown): string => {
    if (!(error instanceof CallError)) return message(messageOf(error));
    if (error.message === 'msg.tooFrequent' && error.seconds !== undefined) {
      return t('tooFrequentIn', { 0: error.seconds });
    }
    return message(error.message, error.params);
  };
};
