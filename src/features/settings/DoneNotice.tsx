import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPath } from '#contract/ownPath.ts';
import { paths } from '#src/base/paths.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './setting.module.css';

interface DoneNoticeProps {
  title: string;
  text: string;
  /** Where one came from, if not from the settings. */
  back?: { to: OwnPath; label: string };
}

/** What has changed, in place of the form that changed it. */
export const DoneNotice = ({ title, text, back }: DoneNoticeProps) => {
  const { t } = useTranslation('setting');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.done} role="status">
      <span className={css.seal}>
        <Icon name="check" size="l" />
      </span>
      <h2 ref={heading} tabIndex={-1} className={css.doneTitle}>
        {title}
      </h2>
      <p className={css.doneText}>{text}</p>
      <ButtonLink to={back?.to ?? paths.setting.href()} replace isWide>
        {back?.label ?? t('back')}
      </ButtonLink>
    </div>
  );
};
