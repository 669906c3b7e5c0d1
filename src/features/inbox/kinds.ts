import type { PopupKind } from '#contract/inbox.ts';
import type { IconName } from '#src/ui/icon/shapes.ts';

/** The sign of each kind of message. */
export const KIND_ICONS = {
  redeem: 'redeem',
  returned: 'refresh',
  spent: 'card',
  spin: 'wheel',
  coin: 'coin',
  credit: 'gift',
  others: 'bell',
} as const satisfies Record<PopupKind, IconName>;
