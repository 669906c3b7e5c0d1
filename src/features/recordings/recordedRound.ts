import type { StageNotes } from '#engine/canvas/stage/notes.ts';
import { wallClock } from '#engine/core/clock.ts';
import { type LinkFor, type MakeLink, recordedLink } from '#engine/lab/record/recordedLink.ts';
import { createRecorder } from '#engine/lab/record/recorder.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { BRAND } from '#src/base/brand.ts';
import { type Keeper, keepRecording } from './keep.ts';
import { listenToPage } from './page.ts';
import { visitOf } from './visit.ts';

/** What is recorded now, or was last. */
let latest: { game: string; visit: string; keeper: Keeper } | null = null;

/** A game's round, recorded and kept on the device until it is left, which is told by `left`. */
export const recordedRound = (
  make: MakeLink<AnyRoundLink>,
  services: RoundServices,
  uid: string,
  game: string,
  left: () => void,
): { linkFor: LinkFor<AnyRoundLink>; notes: StageNotes } => {
  const { version: build } = BRAND;
  const visit = visitOf(uid, game, build);
  const recorder = createRecorder({ game, clock: wallClock, visit, build });
  const keeper = keepRecording(recorder);
  const stopListening = listenToPage(recorder.stage);
  const linkFor = recordedLink(make, services, recorder, {
    sending: keeper.open,
    left() {
      left();
      stopListening();
      keeper.stop();
    },
  });
  latest = { game, visit, keeper };
  return { linkFor, notes: recorder.stage };
};

/** The id of the visit to a game that is recorded now, or was last, once all of it is kept; or null. */
export const visitKept = async (game: string): Promise<string | null> => {
  // A game that could not even begin has none: the one before it is another's.
  if (latest?.game !== game) return null;
  await latest.keeper.flush();
  return latest.visit;
};
