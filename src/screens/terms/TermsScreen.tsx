import { Legal } from '#src/features/page/Legal.tsx';

export const TermsScreen = () => <Legal name="terms" />;
