import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { PromotionList } from './PromotionList.tsx';
import css from './promotions.module.css';

export const PromotionsScreen = () => {
  const { t } = useTranslation('promotions');
  return (
    <Page hasNav>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.text}>{t('text')}</p>
      <PromotionList />
      <Footer />
    </Page>
  );
};
