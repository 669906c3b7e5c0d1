import { Recording } from '#contract/recording.ts';
import { joined } from '#engine/lab/record/join.ts';
import { redacted } from '#engine/lab/record/redact.ts';
import { gunzip } from './gzip.ts';
import { openRows } from './rows.ts';

/** What is kept of a visit, over its reloads; null: nothing. */
export const keptRecording = async (visit: string): Promise<Recording | null> => {
  const store = await openRows();
  const rows = await store.ofVisit(visit);
  store.close();
  const texts = await Promise.all(
    rows.map(({ data }) => (typeof data === 'string' ? data : gunzip(data))),
  );
  const parts = texts.map((text) => Recording.safeParse(JSON.parse(text)).data);
  return joined(parts.filter((part) => part !== undefined));
};

/** The same as it may leave the device: nobody's balance, seed or name is in it. */
export const redactedRecording = async (visit: string): Promise<Recording | null> => {
  const recording = await keptRecording(visit);
  return recording && redacted(recording);
};
