import { useBalanceAge } from '#src/session/useBalanceAge.ts';
import { Age } from '#src/ui/age/Age.tsx';

/** Of when the balance beside it is, while it can't be said to be the one of now; else nothing. */
export const BalanceAge = () => {
  const at = useBalanceAge();
  return at === null ? null : <Age at={at} />;
};
