import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { cheer } from '#engine/canvas/stage/kit/cheer.ts';
import { joyOfWin } from '#engine/canvas/stage/kit/joy.ts';
import type { WheelInputs } from './inputs.ts';
import type { WheelLink, WheelPresenter } from './machine.ts';
import type { WheelParts } from './parts.ts';
import type { Spun } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import type { WheelTable } from './table.ts';
import { BEATS } from './view/beats.ts';
import { FLOATING } from './view/flight.ts';
import { moneyText } from './view/money.ts';
import { spinFrom } from './view/spin.ts';
import { leftText } from './view/words.ts';

/** How bright the rays behind the kite are for a win. */
const RAYS = { small: 0.35, medium: 0.6, big: 0.95 } as const;

/** Lets go of the wheel, and turns it until it rests at `rest`. */
const turnTo = async (rest: number, { context, kit, kite, sky }: WheelParts, table: WheelTable) => {
  table.drawBack();
  await kit.act.wait(Math.max(0, BEATS.draw.ms - (table.drawnMs() ?? 0)));
  table.letGo();
  kite.wind(1);
  sky.wind(1);
  if (!table.isCut()) context.audio.effect(SOUNDS.wind);
  const spin = spinFrom(kite.angle(), rest, kit.isQuick());
  await kit.act.run(
    (t) => {
      const ms = spin.ms * t;
      const angle = spin.angleAt(ms);
      kite.turn(angle, t < 1 ? (angle - spin.angleAt(ms - 16)) / 0.016 : 0);
      kite.near(t);
      // The wind has gone before it stops.
      if (t > 0.62) kite.wind(1 - 0.75 * ((t - 0.62) / 0.38));
      if (t > 0.5) sky.wind(1 - t);
    },
    { ...BEATS.spin, ms: table.isCut() ? 0 : spin.ms },
  );
  alongside(kit.idle.run((t) => kite.near(1 - t), BEATS.back));
};

/** The same with less motion: the wheel goes, and is there again as it rests. */
const fadeTo = async (rest: number, { kit, kite }: WheelParts, table: WheelTable) => {
  table.letGo();
  await kit.act.run((t) => kite.fade(1 - t), BEATS.fade);
  kite.place(rest);
  await kit.act.run((t) => kite.fade(t), BEATS.fade);
};

/** How a spin is played, and how one that was played before is shown. */
export const createPresenter = (
  parts: WheelParts,
  link: WheelLink,
  table: WheelTable,
  inputs: WheelInputs,
): WheelPresenter => {
  const { context, kit, sky, kite, hint, legend, ascent, banner, burst, telling } = parts;
  const { texts, audio, controls } = context;

  /** Tells what the rib at the top brings, as a joy where it is new; that goes on when it was counted. */
  const tell = async ({ sen, times }: Spun, isJoyful: boolean) => {
    kite.light(true);
    legend.mark(sen);
    const chance = table.chances().find((each) => each.sen === sen)?.chance ?? '';
    const left = leftText(texts, link.state().remain);
    if (sen === 0) {
      controls.say(texts('spin-wheel.said.nothing', { chance }) + left);
      if (isJoyful) audio.tell(SOUNDS.nothing);
      return banner.nothing();
    }
    controls.say(texts('spin-wheel.said.won', { amount: moneyText(sen), chance }) + left);
    const size = joyOfWin(times);
    kite.rays(RAYS[size]);
    const isBig = size === 'big';
    if (isJoyful) sky.cheer(size !== 'small');
    if (!isJoyful) {
      if (isBig) ascent.stand();
      return banner.win(sen, size);
    }
    if (isBig) await kit.act.wait(BEATS.breath);
    const joy = Promise.all([cheer(kit, burst, SOUNDS, size), ...(isBig ? [ascent.rise()] : [])]);
    alongside(joy);
    telling.after(() => Promise.all([joy, banner.swell()]));
    await banner.win(sen, size);
  };

  const spin = async (event: Spun) => {
    banner.close();
    ascent.sink();
    sky.cheer(false);
    kite.light(false);
    legend.mark(null);
    table.turn();
    telling.letSkip();
    const home = table.restOf(event);
    table.restAt(home);
    try {
      await (kit.isCalm() ? fadeTo : turnTo)(home, parts, table);
    } finally {
      table.endTurn();
    }
    hint.say('');
    kite.place(home);
    kite.wind(FLOATING);
    sky.wind(0);
    audio.effect(SOUNDS.rest);
    await kit.act.wait(BEATS.rest);
    await tell(event, true);
    // What was pressed to skip is gone: the keyboard goes on at the kite.
    if (table.isCut()) inputs.focus();
  };

  return {
    async restore({ spun }) {
      const home = table.restOf(spun);
      table.restAt(home);
      table.letGo();
      kite.place(home);
      kit.act.skip();
      await tell(spun, false);
    },
    play: { spun: spin },
  };
};
