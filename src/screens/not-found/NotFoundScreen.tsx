import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/not-found.svg?url';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/parts/button/Button.tsx';
import { Lost } from '#src/parts/page/Lost.tsx';
import { Page } from '#src/parts/page/Page.tsx';

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
