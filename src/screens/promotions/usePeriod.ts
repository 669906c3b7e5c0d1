import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/promotions.ts';
import { useLanguage } from '#src/base/language.ts';
import { sinceText, untilText } from '#src/base/when.ts';

/** When a promotion began and until when it runs, in words: whole days by their name, the last included. */
export const usePeriod = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>) => {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  return {
    since: t('since', { date: sinceText(startsAt, language) }),
    until: endsAt === null ? t('open') : t('until', { date: untilText(endsAt, language) }),
  };
};
