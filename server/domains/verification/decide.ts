import { and, eq, isNull } from 'drizzle-orm';
import type { InboxPayload, MessageWay } from '#contract/inbox.ts';
import type { VideoReason } from '#contract/verification.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { players } from '../../platform/store/schema/players.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import type { Store } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/index.ts';
import { messageOf, type VideoDecision } from './texts.ts';
import { isDecidable, type VideoRow } from './videos.ts';

const WAYS: Record<VideoDecision, MessageWay> = {
  success: 'wheel',
  resubmit: 'verification',
  support: 'helpdesk',
};

interface Decision {
  verdict: VideoDecision;
  /** Null with success alone. */
  reason: VideoReason | null;
  operator: string;
  now: number;
}

/**
 * Decides on a video; success opens the wheel. The player has a message, and a push. Null: there is none of that
 * number to be decided.
 */
export const decideVideo = (
  store: Store,
  id: number,
  { verdict, reason, operator, now }: Decision,
): Promise<{ video: VideoRow; change: Change } | null> =>
  store.transaction(async (tx) => {
    const at = new Date(now);
    const [video] = await tx
      .update(videos)
      .set({ status: verdict, reason, decidedAt: at, decidedBy: operator })
      .where(isDecidable(id))
      .returning();
    if (!video) return null;
    const { playerId } = video;
    if (verdict === 'success')
      await tx
        .update(players)
        .set({ verifiedAt: at })
        .where(and(eq(players.id, playerId), isNull(players.verifiedAt)));
    const payload: InboxPayload = { ...messageOf(verdict, reason), way: WAYS[verdict] };
    await sendMessage(tx, { playerId, payload, now });
    return { video, change: await recordChange(tx, playerId, 'account', now) };
  });
