import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RedemptionStatus } from '#contract/redemptions.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import css from './status.module.css';

/** `none`: there is nothing yet that could have a status. */
export type ShownStatus = RedemptionStatus | 'none';

const SHAPES = {
  none: 'minus',
  pending: 'clock',
  success: 'check',
  rejected: 'close',
  expired: 'history',
} as const satisfies Record<ShownStatus, IconName>;

/** A redemption's status by shape, word and colour. */
export const StatusChip = ({ status }: { status: ShownStatus }) => {
  const { t } = useTranslation();
  return (
    <span className={clsx(css.chip, css[status])}>
      <Icon name={SHAPES[status]} size="s" />
      {t(`status.${status}`)}
    </span>
  );
};
