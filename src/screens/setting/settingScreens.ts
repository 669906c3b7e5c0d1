// They lead to one another and come as one file: each more is a name in what home loads.

export { ClosingScreen } from './closing/ClosingScreen.tsx';
export { DevicesScreen } from './devices/DevicesScreen.tsx';
export { FaqScreen } from './faq/FaqScreen.tsx';
export { LanguageScreen } from './language/LanguageScreen.tsx';
export { NameScreen } from './name/NameScreen.tsx';
export { DataScreen } from './ownData/DataScreen.tsx';
export { PasswordScreen } from './password/PasswordScreen.tsx';
export { PhoneScreen } from './phone/PhoneScreen.tsx';
export { PinScreen } from './pin/PinScreen.tsx';
export { SettingScreen } from './SettingScreen.tsx';
export { SettingTermsScreen } from './terms/SettingTermsScreen.tsx';
export { UidScreen } from './uid/UidScreen.tsx';
export { VolumeScreen } from './volume/VolumeScreen.tsx';
