import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import a11y from '#src/styles/visuallyHidden.module.css';

interface AwayLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  onClick?: () => void;
}

/** Leads out of the club, in a tab of its own, and says so to those who do not see it open. */
export const AwayLink = ({ href, className, children, onClick }: AwayLinkProps) => {
  const { t } = useTranslation();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={onClick}
    >
      {children}
      <span className={a11y.visuallyHidden}>{t('newTab')}</span>
    </a>
  );
};
