import type { CoinBalance } from '#contract/coins.ts';
import type { EventAnswer, EventSpinAnswer, EventWeek, WonPrize } from '#contract/event.ts';
import { DRAW_KEY } from '#contract/games.ts';
import type { GameStateAnswer, Round, RoundAnswer } from '#contract/rounds.ts';
import type { ShownPrizes } from '#games/quiz-draw/week.ts';
import { maySpin, type OfWeek } from '#src/features/event/event.ts';

/*
 * A week's draw in the words of rounds, so that the machine of all games plays it: a round is the player's one
 * spin, its tuning the week's prizes as they are left.
 */

/** The draw stakes and pays no coins. */
const NO_COINS: CoinBalance = {
  balance: 0,
  pending: 0,
  redeemed: 0,
  expire: { balance: 0, date: null },
};

/** The draw's numbers are the week's own, and there is one version of them. */
const VERSION = 0;

const shownOf = ({ prizes }: EventWeek): ShownPrizes => ({
  prizes: prizes.map(({ key, name, tickets, sen, winners, left }) => ({
    key,
    name,
    tickets,
    sen,
    winners,
    left,
  })),
});

/** How many spun before. */
const spunOf = ({ prizes }: EventWeek): number =>
  prizes.reduce((sum, { winners, left }) => sum + winners - left, 0);

/** The name of a week's seed. */
export const seedOf = ({ event, week }: OfWeek): string => `${event}-${week}`;

const roundOf = (of: OfWeek, week: EventWeek, prize: WonPrize): Round => {
  const at = week.prizes.findIndex(({ key }) => key === prize.key);
  return {
    id: prize.id,
    game: DRAW_KEY,
    mode: 'house',
    step: 0,
    status: 'settled',
    bet: 0,
    won: 0,
    seedId: seedOf(of),
    serverSeedHash: week.serverSeedHash,
    clientSeed: prize.clientSeed,
    nonce: prize.number,
    tuningVersion: VERSION,
    tuning: shownOf(week),
    tuningHash: week.drawHash,
    openedAt: Date.parse(prize.wonAt),
    deadlineAt: null,
    view: { drawn: { kind: 'drawn', prize: prize.key, at } },
  };
};

/** Why the player can't spin now; null: they can. */
const refusalOf = (week: EventWeek): GameStateAnswer['refusal'] => {
  if (week.try?.prize) return 'msg.rewardAlreadySpun';
  if (!maySpin(week)) return week.state === 'ended' ? 'msg.eventEnded' : 'msg.noMoreChances';
  return week.prizes.some(({ left }) => left > 0) ? null : 'msg.noMoreRewards';
};

/** How the player's draw of a week stands; what was drawn before is its round. */
export const drawStateOf = (
  of: OfWeek,
  week: EventWeek,
  { serverNow }: Pick<EventAnswer, 'serverNow'>,
): GameStateAnswer => {
  const { serverSeedHash, drawHash } = week;
  const prize = week.try?.prize;
  return {
    serverNow,
    round: prize ? roundOf(of, week, prize) : null,
    last: null,
    commitment: { seedId: seedOf(of), serverSeedHash, nonce: spunOf(week) },
    tuningVersion: VERSION,
    tuning: shownOf(week),
    tuningHash: drawHash,
    nextAt: null,
    remain: null,
    refusal: refusalOf(week),
    isLive: false,
    coin: NO_COINS,
  };
};

/** What a spin came to. */
export const drawAnswerOf = (
  of: OfWeek,
  week: EventWeek,
  { events, prize }: EventSpinAnswer,
): RoundAnswer => ({
  serverNow: Date.parse(prize.wonAt),
  round: roundOf(of, week, prize),
  events,
  coin: NO_COINS,
  nextAt: null,
  remain: null,
});
