import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RedemptionStatus } from '#contract/redemptions.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import css from './status.module.css';

const SHAPES = {
  pending: 'clock',
  success: 'check',
  rejected: 'close',
  expired: 'history',
} as const satisfies Record<RedemptionStatus, IconName>;

/** A redemption's status by shape, word and colour. */
export const StatusChip = ({ status }: { status: RedemptionStatus }) => {
  const { t } = useTranslation();
  return (
    <span className={clsx(css.chip, css[status])}>
      <Icon name={SHAPES[status]} size="s" />
      {t(`status.${status}`)}
    </span>
  );
};
