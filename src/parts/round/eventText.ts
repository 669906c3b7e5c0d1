import type { TFunction } from 'i18next';
import type { RoundEvent } from '#contract/rounds.ts';
import { FtoEvent } from '#games/fto/shapes.ts';
import { EggEvent } from '#games/lucky-egg/shapes.ts';
import { RpsEvent } from '#games/rock-scissor-paper/shapes.ts';
import { WheelEvent } from '#games/spin-wheel/shapes.ts';
import { SquidEvent } from '#games/squidgame/shapes.ts';
import { formatCredit } from '#src/app/format.ts';
import { formatTimes } from './times.ts';

type Words = TFunction<'fairness'>;

const squid = (t: Words, event: SquidEvent): string => {
  switch (event.kind) {
    case 'began':
      return t('event.squid.began');
    case 'crossed':
      return t('event.squid.crossed', {
        step: event.step,
        panel: event.panel + 1,
        times: formatTimes(event.multiplier),
      });
    case 'fell':
      return t('event.squid.fell', { step: event.step, panel: event.panel + 1 });
    case 'ended':
      return t(`event.squid.${event.why === 'fell' ? 'lost' : event.why}`, {
        times: formatTimes(event.multiplier),
      });
  }
};

const egg = (t: Words, event: EggEvent): string => {
  switch (event.kind) {
    case 'laid':
      return t('event.egg.laid', { count: event.eggs });
    case 'cracked':
      return t(`event.egg.${event.prize.kind}`, {
        egg: event.egg + 1,
        times: formatTimes(event.prize.times),
      });
    case 'ended':
      return t(`event.egg.${event.why}`);
  }
};

const rps = (t: Words, event: RpsEvent): string => {
  switch (event.kind) {
    case 'began':
      return event.opponent === null
        ? t('event.rps.house')
        : t('event.rps.person', { name: event.opponent });
    case 'sought':
    case 'alone':
      return t(`event.rps.${event.kind}`);
    case 'chosen':
      return t('event.rps.chosen', { hand: t(`hand.${event.mine}`) });
    case 'thrown':
      return t(`event.rps.${event.result}`, {
        number: event.number,
        mine: t(`hand.${event.mine ?? 'none'}`),
        theirs: t(`hand.${event.theirs ?? 'none'}`),
        score: event.score.join(':'),
      });
    case 'ended':
      return t(`event.rps.${event.why}`);
  }
};

const fto = (t: Words, event: FtoEvent): string => {
  switch (event.kind) {
    case 'question':
      return t('event.fto.asked', { question: event.question, cards: event.cells.length });
    case 'judged':
      return t(`event.fto.${event.isRight ? 'right' : event.cell === null ? 'missed' : 'wrong'}`);
    case 'finished':
      return t('event.fto.finished', { right: event.right, of: event.of });
  }
};

const wheel = (t: Words, { sen }: WheelEvent): string =>
  sen > 0 ? t('event.wheel.prize', { prize: formatCredit(sen) }) : t('event.wheel.none');

/** Reads the event as its game's; what is none of its own is shown by its name. */
const reading =
  <Event>(
    schema: { safeParse(event: unknown): { data?: Event | undefined } },
    words: (t: Words, event: Event) => string,
  ) =>
  (t: Words, event: RoundEvent): string => {
    const { data } = schema.safeParse(event);
    return data === undefined ? event.kind : words(t, data);
  };

const WORDS: Record<string, (t: Words, event: RoundEvent) => string> = {
  squidgame: reading(SquidEvent, squid),
  'lucky-egg': reading(EggEvent, egg),
  'rock-scissor-paper': reading(RpsEvent, rps),
  'spin-wheel': reading(WheelEvent, wheel),
  fto: reading(FtoEvent, fto),
};

/** What happened, in a short sentence of the player's language. */
export const eventText = (t: Words, game: string, event: RoundEvent): string =>
  WORDS[game]?.(t, event) ?? event.kind;
