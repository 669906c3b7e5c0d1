import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/error.svg?url';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Lost } from '#src/features/page/Lost.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';

/** A screen failed: says so, and offers two ways on. */
export const ErrorScreen = () => {
  const { t } = useTranslation('errors');
  return (
    <Page>
      <PageMeta title={t('failed.metaTitle')} description={t('failed.text')} isHidden />
      <Lost picture={picture} title={t('failed.title')} text={t('failed.text')}>
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {t('failed.reload')}
        </Button>
        {/* A whole load: what failed may still be in memory. */}
        <ButtonLink to={paths.home.href()} reloadDocument look="quiet">
          {t('failed.home')}
        </ButtonLink>
      </Lost>
    </Page>
  );
};
