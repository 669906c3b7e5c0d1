import type { Entry, Recording } from '#contract/recording.ts';
import { nameOf } from '#engine/lab/record/nameOf.ts';

/** What reports of one problem share, read from a recording; '' where there is none. */
export interface Signs {
  /** The app's version. */
  build: string;
  /** The machine's state at its end. */
  state: string;
  /** The last error, its figures as #: ids and amounts make no other problem of it. */
  error: string;
}

/** Characters that are kept of each. */
const MOST = 200;

const errorIn = (entry: Entry): string | null => {
  if (entry.kind === 'broke' || entry.kind === 'fault' || entry.kind === 'shown')
    return entry.error;
  if (entry.kind === 'said' && entry.level === 'error') return entry.text;
  if (entry.kind !== 'request') return null;
  // Without an answer the message is the app's own word for any failure, and no server's.
  const came = entry.status === 0 ? 'network' : `${entry.status} ${entry.message}`;
  return `${entry.method} ${entry.path}: ${came}`;
};

const stateIn = (entry: Entry): string | null => (entry.kind === 'state' ? nameOf(entry) : null);

export const readSigns = ({ build, segments }: Recording): Signs => {
  const entries = segments.flatMap((segment) => segment.entries).toReversed();
  const last = (read: (entry: Entry) => string | null): string => {
    for (const entry of entries) {
      const found = read(entry);
      if (found !== null) return found.slice(0, MOST);
    }
    return '';
  };
  return { build, state: last(stateIn), error: last(errorIn).replaceAll(/\d+/g, '#') };
};
