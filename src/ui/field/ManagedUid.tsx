import css from './field.module.css';

/** Password managers pair a password with this; a person sees the UID elsewhere. */
export const ManagedUid = ({ uid }: { uid: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    value={uid}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    className={css.forManagers}
  />
);
