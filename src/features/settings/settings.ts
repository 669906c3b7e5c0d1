import type { OwnPath } from '#contract/ownPath.ts';
import { paths } from '#src/base/paths.ts';
import type { IconName } from '#src/ui/icon/shapes.ts';

interface Setting {
  icon: IconName;
  to: OwnPath;
  isForVisitors?: boolean;
}

/** The settings that have a page, in the order they are listed in. */
const ALL = {
  language: { icon: 'language', to: paths.settingLanguage.href(), isForVisitors: true },
  volume: { icon: 'sound', to: paths.settingVolume.href() },
  uid: { icon: 'user', to: paths.settingUid.href() },
  name: { icon: 'card', to: paths.settingName.href() },
  phone: { icon: 'phone', to: paths.settingPhone.href() },
  password: { icon: 'lock', to: paths.settingPassword.href() },
  pin: { icon: 'pin', to: paths.settingPin.href() },
  devices: { icon: 'history', to: paths.settingDevices.href() },
  verification: { icon: 'check', to: paths.settingVerification.href() },
  responsibleGaming: { icon: 'responsibleGaming', to: paths.settingResponsibleGaming.href() },
  data: { icon: 'install', to: paths.settingData.href() },
  closing: { icon: 'close', to: paths.settingClosing.href() },
  faq: { icon: 'help', to: paths.settingFaq.href(), isForVisitors: true },
  terms: { icon: 'document', to: paths.settingTerms.href(), isForVisitors: true },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof ALL;
export const SETTINGS: Record<SettingName, Setting> = ALL;
