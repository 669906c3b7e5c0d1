import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/promotions.ts';
import { formatDate } from '#src/app/format.ts';
import { useSession } from '#src/session/store.ts';

/** When a promotion began and until when it runs, in words. */
export const usePeriod = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>) => {
  const { t } = useTranslation('promotions');
  const language = useSession((state) => state.language);
  return {
    since: t('since', { date: formatDate(startsAt, language) }),
    until: endsAt === null ? t('open') : t('until', { date: formatDate(endsAt, language) }),
  };
};
