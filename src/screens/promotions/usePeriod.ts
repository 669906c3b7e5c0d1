import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/promotions.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';

/** When a promotion began and until when it runs, in words. */
export const usePeriod = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>) => {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  return {
    since: t('since', { date: formatDate(startsAt, language) }),
    until: endsAt === null ? t('open') : t('until', { date: formatDate(endsAt, language) }),
  };
};
