import { atPath } from '#contract/ownPath.ts';
import { paths } from '#src/base/paths.ts';

/** Where a PIN is set; from there the way leads back here. */
export const PIN_PATH = atPath(paths.settingPin.href(), '?from=redeem');
