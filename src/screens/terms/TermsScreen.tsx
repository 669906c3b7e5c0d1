import { Legal } from '#src/parts/page/Legal.tsx';

export const TermsScreen = () => <Legal name="terms" />;
