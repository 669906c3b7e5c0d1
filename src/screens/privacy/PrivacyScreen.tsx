import { Legal } from '#src/features/page/Legal.tsx';

export const PrivacyScreen = () => <Legal name="privacy" />;
