import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Page } from '#src/features/page/Page.tsx';
import { useWide } from '#src/features/page/useWide.ts';
import { useSession } from '#src/session/store.ts';
import { SettingMenu } from './SettingRow.tsx';
import css from './setting.module.css';

interface SettingPageProps {
  /** Of the page's title bar and description: one of its own among all pages. */
  meta: { title: string; description: string };
  title: string;
  text?: string;
  /** For players alone: search engines have no business there. */
  isHidden?: boolean;
  children: ReactNode;
}

/** A page behind the settings: the arrow leads back to them. */
export const SettingPage = ({
  meta,
  title,
  text,
  isHidden = false,
  children,
}: SettingPageProps) => {
  const isAuth = useSession((state) => state.isAuth);
  const isWide = useWide();
  return (
    <Page backTo={paths.setting.href()}>
      <PageMeta title={meta.title} description={meta.description} isHidden={isHidden} />
      <div className={clsx(isWide && css.panes)}>
        {isWide && <SettingMenu isAuth={isAuth} />}
        <div className={css.column}>
          <h1 className={css.title}>{title}</h1>
          {text && <p className={css.text}>{text}</p>}
          {children}
        </div>
      </div>
    </Page>
  );
};
