import type { CoinBalance } from '#contract/coins.ts';
import type { MessageKey } from '#contract/messages.ts';
import type {
  Commitment,
  GameStateAnswer,
  Round,
  RoundAnswer,
  RoundEvent,
} from '#contract/rounds.ts';
import type { AnyRoundGame, RoundView } from './game.ts';

/** A call's answer, read by the game. `offset` is the server's clock less ours, milliseconds. */
export interface Landed {
  round: Round;
  view: RoundView;
  events: RoundEvent[];
  coin: CoinBalance;
  nextAt: number | null;
  remain: number | null;
  offset: number;
}

export interface Loaded {
  round: Round | null;
  view: RoundView | null;
  /** The latest round that is over, and its view. */
  last: { round: Round; view: RoundView } | null;
  commitment: Commitment;
  tuning: Record<string, unknown>;
  nextAt: number | null;
  remain: number | null;
  refusal: MessageKey | null;
  isLive: boolean;
  coin: CoinBalance;
  offset: number;
}

/** Reads the server's answers as the game has them. Throws a TypeError where the game can't. */
export const createAnswerReader = (game: AnyRoundGame) => {
  const viewOf = (round: Round): RoundView => {
    const view = game.parseView(round.view);
    if (view === null) throw new TypeError('the round has a view this game can not read');
    return view;
  };
  const seen = (round: Round) => ({ round, view: viewOf(round) });

  return {
    landed: ({ round, events, coin, nextAt, remain }: RoundAnswer): Omit<Landed, 'offset'> => ({
      ...seen(round),
      events: events.map((raw) => {
        const event = game.parseEvent(raw);
        if (event === null) throw new TypeError(`this game can not read the event ${raw.kind}`);
        return event;
      }),
      coin,
      nextAt,
      remain,
    }),

    loaded: ({ round, last, ...answer }: GameStateAnswer): Omit<Loaded, 'offset'> => ({
      ...(round ? seen(round) : { round: null, view: null }),
      last: last && seen(last),
      commitment: answer.commitment,
      tuning: answer.tuning,
      nextAt: answer.nextAt,
      remain: answer.remain,
      refusal: answer.refusal,
      isLive: answer.isLive,
      coin: answer.coin,
    }),
  };
};
