// They come as one file: each more is a name in what home loads.

export { PrivacyScreen } from '#src/screens/privacy/PrivacyScreen.tsx';
export { HelpScreen } from '#src/screens/responsible-gaming/HelpScreen.tsx';
export { TermsScreen } from '#src/screens/terms/TermsScreen.tsx';
