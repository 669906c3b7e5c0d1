import { paths } from '#src/base/paths.ts';

/** Where a PIN is set; from there the way leads back here. */
export const PIN_PATH = `${paths.settingPin.href()}?from=redeem`;
