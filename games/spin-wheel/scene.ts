import { Container } from 'pixi.js';
import { numberOf } from '#engine/odds/fraction.ts';
import { percentText } from '#engine/odds/percent.ts';
import type { Control } from '#engine/stage/controls.ts';
import { cubicOut, linear } from '#engine/stage/ease.ts';
import { createBurst } from '#engine/stage/kit/burst.ts';
import { cheer } from '#engine/stage/kit/cheer.ts';
import { joyOfWin } from '#engine/stage/kit/joy.ts';
import { createKit } from '#engine/stage/kit/kit.ts';
import { createLife } from '#engine/stage/kit/life.ts';
import { createPurse } from '#engine/stage/kit/purse.ts';
import { createRibbon } from '#engine/stage/kit/ribbon.ts';
import { createTelling } from '#engine/stage/kit/telling.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/stage/scene.ts';
import type { WheelLink, WheelPresenter } from './machine.ts';
import { wheelPrizes } from './odds.ts';
import { senOf } from './rules.ts';
import type { Spun } from './shapes.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS } from './sounds.ts';
import { WheelTuning } from './tuning.ts';
import { BANNER, createBanner } from './view/banner.ts';
import { createKite, FLOATING } from './view/kite.ts';
import { createLegend } from './view/legend.ts';
import { moneyText, ribText } from './view/money.ts';
import { createSky } from './view/sky.ts';
import { edgesOf, restAngle, restShare, spinFrom, widestOf } from './view/spin.ts';
import { createTokens } from './view/tokens.ts';

/** Phases in which a spin is asked for: the wind draws the wheel back. */
const ASKING: ReadonlySet<string> = new Set(['preparing', 'sending']);
/** Phases in which it may still be asked for, if it was. */
const TRYING: ReadonlySet<string> = new Set(['reconnecting', 'repeating']);
/** The wheel is drawn back for so long at least, and so far. Milliseconds, radians. */
const DRAW_MS = 430;
const DRAW_BACK = 0.4;
/** Ticks closer together than this are not heard one by one. Milliseconds. */
const TICK_APART_MS = 46;
/** How often the bow hums while nobody spins. Milliseconds. */
const HUM_MS = 14_000;

const createScene = (context: SceneContext, link: WheelLink): Scene => {
  const { texts, audio, controls, frames } = context;
  const kit = createKit(context);
  const { act, idle } = kit;
  const view = new Container();
  const sky = createSky(kit);
  const kite = createKite(kit, (speed) => tick(speed));
  const tokens = createTokens(kit, texts('spin-wheel.left'));
  const legend = createLegend(kit, texts('spin-wheel.chances'), texts('spin-wheel.nothing.rib'));
  const banner = createBanner(kit);
  const burst = createBurst(kit);
  const purse = createPurse(kit);
  const ribbon = createRibbon(kit);
  const telling = createTelling(kit, texts('spin-wheel.skip'), () => skip());
  const { perform, letSkip, endSkip } = telling;
  // Petals fall behind whatever is to be read.
  view.addChild(sky.view, kite.view, burst.view, tokens.view, legend.view);
  view.addChild(banner.view, purse.view, ribbon.view);

  let control: Control | null = null;
  let isDown = false;
  let isTurning = false;
  let isCut = false;
  /** Since when the wheel is drawn back, in shown milliseconds; null: it is not. */
  let drawnSince: number | null = null;
  /** Where the wheel rests when nobody spins it; null: no spin was seen yet. */
  let home: number | null = null;
  let lastTick = 0;
  let hummed = 0;
  let phaseBefore = '';
  /** The light round the rib that won: how bright, and whether it is on. */
  let isLit = false;

  /** The tuning of the spin that is shown, else of the next one. */
  const tuningNow = (): WheelTuning | null => {
    const { round, tuning, phase } = link.state();
    const isShown = round !== null && (phase === 'presenting' || phase === 'settled');
    return WheelTuning.safeParse(isShown ? round.tuning : (tuning ?? round?.tuning)).data ?? null;
  };
  const edgesNow = () => edgesOf(tuningNow()?.segments.map(({ weight }) => weight) ?? [1]);
  /** Each prize once with its chance, from the tuning that is shown. */
  const chances = () => {
    const tuning = tuningNow();
    const prizes = tuning ? wheelPrizes(tuning) : [];
    return prizes.map(({ sen, chance }) => ({ sen, chance: percentText(numberOf(chance)) }));
  };
  const prizeText = (sen: number) =>
    sen === 0 ? texts('spin-wheel.nothing.rib') : `RM${ribText(sen)}`;
  const chanceOf = (won: number) => chances().find(({ sen }) => sen === won)?.chance ?? '';

  const tick = (speed: number) => {
    if (act.isSkipping() || frames.now() - lastTick < TICK_APART_MS) return;
    lastTick = frames.now();
    const slow = 1 - Math.min(1, speed / 22);
    audio.effect(SOUNDS.tick, { volume: 0.3 + 0.7 * slow, rate: 1.3 - 0.35 * slow });
  };

  const skip = () => {
    isCut = true;
    if (!isTurning) return link.send({ type: 'skip' });
    // The first touch ends the turning alone: what it brought is still told.
    act.skip();
    act.unskip();
  };

  const leftText = () => {
    const { remain } = link.state();
    return remain === null ? '' : ` ${texts('spin-wheel.said.left', { left: remain })}`;
  };

  const press = () => {
    const { phase } = link.state();
    if (!isDown) audio.effect(SOUNDS.touch);
    isDown = false;
    kite.press(0);
    link.send({ type: phase === 'settled' ? 'continue' : 'open' });
  };
  const addControl = () => {
    control = controls.add({
      name: texts('spin-wheel.spin'),
      onPress: press,
      onDown: () => {
        isDown = true;
        audio.effect(SOUNDS.touch);
        kite.press(1);
      },
      onUp: () => kite.press(0),
    });
  };
  /** The kite below the chances, and what lies on it. */
  const placeKite = (layout: Layout) => {
    kite.resize(layout, sky.hand(), legend.height());
    const { x, y, r } = kite.wheel();
    banner.place(x, y + r * 0.55, Math.min(layout.width - 10, 2.4 * r) / BANNER.width);
    control?.place(x - r, y - r, 2 * r, 2 * r);
  };

  const turnTo = async (rest: number) => {
    const since = drawnSince ?? frames.now();
    drawnSince = since;
    await act.wait(Math.max(0, DRAW_MS - (frames.now() - since)));
    drawnSince = null;
    kite.wind(1);
    sky.wind(1);
    if (!isCut) audio.effect(SOUNDS.wind);
    const spin = spinFrom(kite.angle(), rest);
    await act.run(
      (t) => {
        const ms = spin.ms * t;
        const angle = spin.angleAt(ms);
        kite.turn(angle, t < 1 ? (angle - spin.angleAt(ms - 16)) / 0.016 : 0);
        // It is the long slow end that is breathless.
        if (t > 0.62) kite.wind(1 - 0.75 * ((t - 0.62) / 0.38));
        if (t > 0.5) sky.wind(1 - t);
      },
      { ms: isCut ? 0 : spin.ms, ease: linear },
    );
  };
  const fadeTo = async (rest: number) => {
    drawnSince = null;
    await act.run((t) => kite.fade(1 - t), { ms: 260 });
    kite.place(rest);
    await act.run((t) => kite.fade(t), { ms: 260 });
  };

  const setLit = (next: boolean) => {
    isLit = next;
    kite.light(next ? 0.8 : 0);
    if (!next) kite.rays(0);
  };

  /** Tells what the rib at the top brings. */
  const tell = async ({ sen, times }: Spun, isJoyful: boolean) => {
    setLit(true);
    legend.mark(sen);
    const chance = chanceOf(sen);
    if (sen === 0) {
      controls.say(texts('spin-wheel.said.nothing', { chance }) + leftText());
      if (isJoyful) audio.effect(SOUNDS.nothing);
      return banner.nothing();
    }
    const size = joyOfWin(times);
    controls.say(texts('spin-wheel.said.won', { amount: moneyText(sen), chance }) + leftText());
    const bright = { small: 0.35, medium: 0.6, big: 0.95 }[size];
    void idle
      .run((t) => kite.rays(isLit ? bright * t : 0), { ms: 420, ease: cubicOut })
      .catch(() => {});
    await Promise.all([
      banner.win(sen, size),
      isJoyful ? cheer(kit, burst, SOUNDS, size) : undefined,
    ]);
  };

  /** Where a spin rests: the same for whoever sees it again. */
  const restOf = ({ segment }: Spun) => {
    const { round } = link.state();
    return restAngle(segment, edgesNow(), restShare(segment, round?.nonce ?? 0));
  };

  const presenter: WheelPresenter = {
    restore: ({ spun }, signal) =>
      perform(signal, async () => {
        home = restOf(spun);
        drawnSince = null;
        kite.place(home);
        act.skip();
        await tell(spun, false);
      }),
    play: {
      spun: (event, signal) =>
        perform(signal, async () => {
          banner.close();
          setLit(false);
          legend.mark(null);
          isCut = false;
          isTurning = true;
          letSkip();
          home = restOf(event);
          try {
            await (kit.isCalm() ? fadeTo(home) : turnTo(home));
          } finally {
            isTurning = false;
          }
          kite.place(home);
          kite.wind(FLOATING);
          sky.wind(0);
          audio.effect(SOUNDS.rest);
          await act.wait(240);
          await tell(event, true);
          endSkip();
          // What was pressed to skip is gone: the keyboard goes on at the kite.
          if (isCut) control?.focus();
        }),
    },
  };

  const enter = (phase: string) => {
    const { refusal } = link.state();
    if (phase === 'idle' || phase === 'waiting') {
      banner.close();
      burst.clear();
      setLit(false);
      legend.mark(null);
      kite.wind(refusal === null ? FLOATING : 0);
      const named = chances().map(({ sen, chance }) => `${prizeText(sen)} ${chance}`);
      const said =
        refusal === null
          ? texts('spin-wheel.said.ready', { prizes: named.join('; ') })
          : texts('spin-wheel.said.rests');
      controls.say(said + leftText());
    }
    if (ASKING.has(phase)) {
      if (drawnSince !== null) return;
      drawnSince = frames.now();
      kite.wind(0.6);
    } else if (phase !== 'presenting' && !TRYING.has(phase)) drawnSince = null;
  };

  /** The ribs and the chances of a tuning: of the spin that is shown, else of the next. */
  const showWheel = (tuning: WheelTuning) => {
    const { segments } = tuning;
    kite.ribs(
      segments.map(({ times, weight }) => ({ sen: senOf(tuning, times), weight })),
      texts('spin-wheel.nothing.onRib'),
    );
    const before = legend.height();
    legend.show(chances());
    if (legend.height() !== before) placeKite(context.layout());
    if (home !== null) return;
    // Before the first spin the likeliest rib stands at the top.
    const edges = edgesNow();
    home = restAngle(widestOf(edges), edges, 0.5);
    kite.place(home);
  };

  const follow = () => {
    const state = link.state();
    const { phase, refusal, remain } = state;
    const tuning = tuningNow();
    if (tuning) showWheel(tuning);
    tokens.show(remain);
    const isReady = phase === 'idle' && refusal === null;
    kite.setResting(refusal !== null && (phase === 'idle' || phase === 'loading'));
    tokens.hint(isReady ? texts('spin-wheel.hint') : '');
    kite.invite(isReady);
    control?.name(texts(phase === 'settled' ? 'spin-wheel.goOn' : 'spin-wheel.spin'));
    control?.setDisabled(!isReady && phase !== 'settled');
    if (phase === phaseBefore) return;
    phaseBefore = phase;
    enter(phase);
    if (drawnSince !== null) tokens.hint(texts('spin-wheel.rising'));
  };

  /** What goes on by itself: the drawing back, the light's pulse, the bow's hum. */
  const live = (deltaMs: number) => {
    const now = frames.now();
    const rest = home ?? kite.angle();
    if (drawnSince !== null && !kit.isCalm()) {
      const goal = rest - DRAW_BACK + 0.014 * Math.sin(now / 46);
      const angle = kite.angle();
      kite.turn(angle + (goal - angle) * Math.min(1, deltaMs / 130), 0);
    } else if (!isTurning && kite.angle() !== rest) {
      const way = rest - kite.angle();
      kite.turn(Math.abs(way) < 0.002 ? rest : rest - way * Math.exp(-deltaMs / 160), 0);
    }
    if (isLit) kite.light(kit.isCalm() ? 0.7 : 0.62 + 0.38 * Math.sin(now / 190));
    if (phaseBefore !== 'idle' || link.state().refusal !== null) hummed = now;
    if (now - hummed > HUM_MS) {
      hummed = now;
      audio.effect(SOUNDS.hum, { volume: 0.6 });
    }
  };

  const life = createLife(kit, {
    view,
    link,
    presenter,
    music: SOUNDS.music,
    purse,
    ribbon,
    awayText: texts('spin-wheel.reconnecting'),
    follow,
    onFrame: live,
  });

  return {
    ...life,
    async prepare() {
      addControl();
      control?.setDisabled(true);
    },
    resume() {},
    resize(layout) {
      for (const part of [telling, kit, sky, tokens, legend, burst, purse, ribbon])
        part.resize(layout);
      placeKite(layout);
    },
    destroy() {
      control?.remove();
      life.destroy();
      kite.destroy();
      sky.destroy();
    },
  };
};

export const scene: SceneModule<WheelLink> = {
  bundles: { art: ['club', 'spin-wheel'], sounds: SOUND_BUNDLES, laterSounds: MUSIC_BUNDLES },
  create: createScene,
};
