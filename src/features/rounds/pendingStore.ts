import type { PendingStore } from '#engine/round/calls.ts';
import { pendingCall } from '#src/base/stored.ts';

interface JsonStore extends Omit<PendingStore, 'save'> {
  save(call: unknown): void;
}

/** The call under way, one place for each player and game; unreadable text counts as none. */
export const pendingStore = (uid: string, game: string): JsonStore => {
  const place = pendingCall(uid, game);
  return {
    load() {
      try {
        return JSON.parse(place.get() ?? 'null');
      } catch {
        return null;
      }
    },
    save: (call) => place.set(JSON.stringify(call)),
    clear: () => place.set(null),
  };
};
