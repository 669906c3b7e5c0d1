import { Legal } from '#src/parts/page/Legal.tsx';

export const PrivacyScreen = () => <Legal name="privacy" />;
