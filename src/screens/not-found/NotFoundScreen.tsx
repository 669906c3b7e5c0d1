import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/not-found.svg?url';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Lost } from '#src/features/page/Lost.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';

export const NotFoundScreen = () => {
  const { t } = useTranslation('errors');
  return (
    <Page>
      <PageMeta title={t('notFound.metaTitle')} description={t('notFound.text')} isHidden />
      <Lost picture={picture} title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink to={paths.home.href()}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={paths.games.href()} look="quiet">
          {t('notFound.games')}
        </ButtonLink>
      </Lost>
    </Page>
  );
};
