import type { Entry } from '#contract/recording.ts';

/** What an entry is called among those of its kind; null: they have no names. */
export const nameOf = (entry: Entry): string | null => {
  switch (entry.kind) {
    case 'state':
      return typeof entry.value === 'string' ? entry.value : JSON.stringify(entry.value ?? null);
    case 'event':
      return String(Object(entry.event).type);
    case 'input':
      return String(Object(entry.input).type);
    case 'call':
      return entry.name;
    case 'show':
      return entry.what;
    default:
      return null;
  }
};
