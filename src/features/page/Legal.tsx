import { useTranslation } from 'react-i18next';
import type { OwnPath } from '#contract/ownPath.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Footer } from './Footer.tsx';
import { LegalText } from './LegalText.tsx';
import { Page } from './Page.tsx';

interface LegalProps {
  /** Which of the texts of the namespace `legal`; its loader fetches them (`loadTexts`). */
  name: 'terms' | 'privacy';
  backTo?: OwnPath;
  /** Of the page, where it shows the text a second time. */
  meta?: { title: string; description: string };
}

/** A page with a text one signs. */
export const Legal = ({ name, backTo = paths.home.href(), meta }: LegalProps) => {
  const { t } = useTranslation('legal');
  return (
    <Page backTo={backTo}>
      <PageMeta
        title={meta?.title ?? t(`${name}.title`)}
        description={meta?.description ?? t(`${name}.meta.description`)}
      />
      <LegalText name={name} />
      <Footer />
    </Page>
  );
};
