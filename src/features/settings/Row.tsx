import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownPath } from '#contract/ownPath.ts';
import { Link } from '#src/base/go.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import { useOffline } from '#src/ui/offline/useOffline.ts';
import css from './setting.module.css';

interface RowText {
  icon: IconName;
  label: string;
  /** A word more about it, below the label. */
  note?: string | undefined;
  /** How it is set now: at the right, or below where there is no room. */
  value?: ReactNode;
}

interface RowWordsProps extends RowText {
  /** Its sign at the end: where it leads, or whether it is on. */
  children: ReactNode;
}

const RowWords = ({ icon, label, note, value, children }: RowWordsProps) => (
  <>
    <span className={css.medal}>
      <Icon name={icon} />
    </span>
    <span className={css.inside}>
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
      {value && <span className={css.value}>{value}</span>}
    </span>
    {children}
  </>
);

interface RowLinkProps extends RowText {
  /** A path of the club, or an address outside it, which opens beside the club. */
  to: string;
}

/** A row that leads somewhere. */
export const RowLink = ({ to, ...text }: RowLinkProps) => {
  const inside = (
    <RowWords {...text}>
      <Icon name="chevronRight" size="s" />
    </RowWords>
  );
  const path = ownPath(to);
  return (
    <li>
      {path !== null ? (
        <Link to={path} className={css.row}>
          {inside}
        </Link>
      ) : (
        <a href={to} target="_blank" rel="noopener" className={css.row}>
          {inside}
        </a>
      )}
    </li>
  );
};

/** Why the last change was not made, below its row. */
const Refusal = ({ error }: { error: string | undefined }) =>
  error !== undefined && (
    <div className={css.refusal}>
      <Alert>{error}</Alert>
    </div>
  );

interface NeedsNetwork {
  /** Without the network the row is off, and says why. */
  needsNetwork?: boolean;
}

/** What a row that needs the network is without one, and says in place of its note. */
const useOff = ({ needsNetwork = false }: NeedsNetwork) => {
  const { t } = useTranslation();
  const isOff = useOffline() && needsNetwork;
  return isOff ? { note: t('offline') } : null;
};

interface RowButtonProps extends RowText, NeedsNetwork {
  onClick: () => void;
  /** What it does is under way: it takes no other press. */
  isBusy?: boolean;
  error?: string | undefined;
  /** Before the press, for what its action has to load. */
  onPointerEnter?: () => void;
}

/** A row that does something here. */
export const RowButton = ({
  onClick,
  isBusy = false,
  error,
  onPointerEnter,
  needsNetwork = false,
  ...text
}: RowButtonProps) => {
  const off = useOff({ needsNetwork });
  return (
    <li>
      <button
        type="button"
        aria-busy={isBusy}
        className={css.row}
        disabled={off !== null}
        onClick={() => isBusy || onClick()}
        onPointerEnter={onPointerEnter}
      >
        <RowWords {...text} {...off}>
          <Icon name="chevronRight" size="s" />
        </RowWords>
      </button>
      <Refusal error={error} />
    </li>
  );
};

/** A row that only says how something stands. */
export const RowNote = ({ icon, label, note }: Omit<RowText, 'value'>) => (
  <li>
    <div className={clsx(css.row, css.said)}>
      <RowWords icon={icon} label={label} note={note}>
        {null}
      </RowWords>
    </div>
  </li>
);

interface RowSwitchProps extends RowText, NeedsNetwork {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Its change is under way: it takes no other press. */
  isBusy?: boolean;
  error?: string | undefined;
}

/** A row that is on or off; all of it is the switch. */
export const RowSwitch = ({
  isOn,
  onChange,
  isBusy = false,
  error,
  needsNetwork = false,
  ...text
}: RowSwitchProps) => {
  const off = useOff({ needsNetwork });
  return (
    <li>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-busy={isBusy}
        className={css.row}
        disabled={off !== null}
        onClick={() => isBusy || onChange(!isOn)}
      >
        <RowWords {...text} {...off}>
          <span className={css.track} aria-hidden="true" />
        </RowWords>
      </button>
      <Refusal error={error} />
    </li>
  );
};
