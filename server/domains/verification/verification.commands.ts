import * as z from 'zod/mini';
import { VIDEO_NEXT, VIDEO_REASONS, type VideoReason } from '#contract/verification.ts';
import { numberArg } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import {
  CommandError,
  type CommandResult,
  command,
  type OperatorDeps,
} from '../../platform/operator/command.ts';
import { decideVideo } from './decide.ts';
import { openLink } from './link.ts';
import { reasonText, type VideoDecision, wordText } from './texts.ts';
import { findVideo, type ListedVideo, listVideos } from './videos.ts';

const IdArgs = z.object({ id: numberArg('A video') });
const MOST_PORT = 65_535;
const Port = z.pipe(
  z
    .string()
    .check(z.refine((text) => /^\d{1,5}$/.test(text) && +text <= MOST_PORT, '--port is a port.')),
  z.transform(Number),
);

const listed = ({ video, uid, fullName }: ListedVideo) => ({
  id: String(video.id),
  uid,
  fullName,
  status: video.status,
  word: video.word && wordText(video.word),
  kind: video.kind,
  seconds: video.seconds === null ? null : Math.round(video.seconds),
  megabytes: (video.bytes / 1_000_000).toFixed(1),
  sent: video.sentAt?.toISOString() ?? null,
  reason: video.reason,
  decidedBy: video.decidedBy,
  isGone: video.goneAt !== null,
});

const decide = async (
  { store, clock, broadcast }: OperatorDeps,
  id: string,
  operator: string,
  { verdict, reason }: { verdict: VideoDecision; reason: VideoReason | null },
): Promise<CommandResult> => {
  const decision = { verdict, reason, operator, now: clock.now() };
  const decided = await decideVideo(store, Number(id), decision);
  if (!decided)
    throw new CommandError(`There is no video ${id} that waits for a decision. Nothing changed.`);
  broadcast(decided.video.playerId, decided.change);
  const said = reason === null ? 'The player is verified' : reasonText(reason);
  return {
    data: { id, verdict, reason },
    lines: [`Video ${id}: ${verdict}. ${said.replace(/\.$/, '')}. The player has a message.`],
  };
};

export const verificationCommands = {
  'verification list': command({
    args: z.object({ all: z.optional(z.boolean()) }),
    target: () => null,
    async run({ store }, { all = false }) {
      const data = (await listVideos(store.db, { isAll: all })).map(listed);
      const lines = inColumns(
        data.map(({ id, uid, fullName, status, word, seconds, sent, reason, decidedBy }) => [
          id,
          sent ?? '-',
          uid,
          fullName,
          status,
          `${seconds} s`,
          word ?? '-',
          ...(decidedBy === null ? [] : [`${reason ?? 'accepted'} by ${decidedBy}`]),
        ]),
      );
      return { data, lines };
    },
  }),

  'verification open': command({
    args: z.extend(IdArgs, { port: z.optional(Port) }),
    target: ({ id }) => id,
    async run(deps, { id, port = 0 }, operator) {
      const { videos } = deps;
      if (!deps.isServing || !videos)
        throw new CommandError('No server runs here that could show it. Start it first.');
      const found = await findVideo(deps.store.db, Number(id));
      if (!found) throw new CommandError(`There is no video ${id}.`);
      if (found.video.goneAt !== null) throw new CommandError(`Video ${id} was deleted.`);
      if ((await videos.sizeOf(found.video.file)) === null)
        throw new CommandError(`Video ${id} is not on this machine (VIDEOS_DIR).`);
      const url = await openLink(deps, videos, found, { operator, port });
      const { uid, fullName, word } = listed(found);
      return {
        data: { id, url },
        lines: [
          url,
          'It works once, within five minutes, in a browser on this machine.',
          `Player ${uid}, ${fullName}. Word: ${word}`,
        ],
      };
    },
  }),

  'verification approve': command({
    args: IdArgs,
    target: ({ id }) => id,
    run: (deps, { id }, operator) =>
      decide(deps, id, operator, { verdict: 'success', reason: null }),
  }),

  'verification reject': command({
    args: z.extend(IdArgs, {
      reason: z.enum(VIDEO_REASONS, `--reason is one of ${VIDEO_REASONS.join(', ')}.`),
      next: z._default(z.enum(VIDEO_NEXT, `--next is ${VIDEO_NEXT.join(' or ')}.`), 'resubmit'),
    }),
    target: ({ id }) => id,
    run: (deps, { id, reason, next }, operator) =>
      decide(deps, id, operator, { verdict: next, reason }),
  }),
};
