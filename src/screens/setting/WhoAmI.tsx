import { clsx } from 'clsx';
import purse from '#src/features/club/coins/purse.module.css';
import { useSession } from '#src/session/store.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './setting.module.css';

/** Whose settings these are. */
export const WhoAmI = () => {
  const { uid, fullName } = useSession((state) => state.player);
  return (
    <section className={clsx(purse.ground, css.who)}>
      <span className={css.face}>
        <Icon name="user" size="l" />
      </span>
      <span className={css.names}>
        <strong className={css.fullName}>{fullName}</strong>
        <span className={css.uid}>{`UID ${uid}`}</span>
      </span>
    </section>
  );
};
