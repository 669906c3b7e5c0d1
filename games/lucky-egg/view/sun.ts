import { Container, Graphics } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { BEATS } from './beats.ts';
import { CLOCK, placesOf } from './places.ts';

/** The session's clock: a sun that goes down behind the trees, and its minutes. */
export interface Sun {
  /** Behind the near trees. */
  view: Container;
  /** The minutes, before them. */
  digits: Container;
  resize(layout: Layout): void;
  /** Milliseconds left of `ofMs`; call each frame. */
  show(leftMs: number, ofMs: number): void;
  /** No session: it stands in the sky, or stays down. Call each frame. */
  rest(isDown: boolean): void;
}

const LATE_MS = 60_000;
const LAST_SECONDS = 10;
/** Where the sun stands while nobody plays. */
const IDLE = 0.42;
/** How far below the edge it goes, in its own units. */
const SUNK = 62;

/** Milliseconds as `m:ss`, two digits of minutes, rounded up to the second. */
const minutesText = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

const drawSun = (kit: Kit) => {
  const view = new Container();
  const halo = kit.glow(COLOURS.light);
  halo.blendMode = 'add';
  const disc = kit.sprite('sun');
  disc.scale.set(0.66);
  view.addChild(halo, disc);
  const digits = new Container({ visible: false });
  const pill = new Graphics();
  const small = kit.sprite('sun');
  small.scale.set(0.2);
  small.x = -CLOCK.width / 2 + 20;
  const text = kit.digits('10:00', 24);
  text.x = 13;
  digits.addChild(pill, small, text);
  return { view, halo, disc, digits, pill, text };
};
type Drawing = ReturnType<typeof drawSun>;

/** The minutes' colours: red in the last one. */
const dress = ({ pill, text }: Drawing, isLate: boolean) => {
  pill
    .clear()
    .roundRect(-CLOCK.width / 2, -CLOCK.height / 2, CLOCK.width, CLOCK.height, CLOCK.height / 2)
    .fill({ color: isLate ? 0x4a0b1e : COLOURS.ink, alpha: 0.86 })
    .stroke({ color: isLate ? COLOURS.hibiscus : COLOURS.gold, width: isLate ? 2.5 : 1.5 });
  text.tint = isLate ? COLOURS.bad : COLOURS.goldPale;
};

export const createSun = (kit: Kit): Sun => {
  const { context, idle } = kit;
  const drawing = drawSun(kit);
  const { view, halo, disc, digits, text } = drawing;
  let path = placesOf(context.layout()).sun;
  let share = IDLE;
  let isLate = false;
  let shownSeconds = -1;

  dress(drawing, isLate);

  idle.loop((elapsed) => {
    const isCalm = kit.isCalm();
    const y = path.from + (path.y + SUNK - path.from) * share;
    view.position.set(path.x, y);
    disc.rotation = isCalm ? 0 : elapsed / 9_000;
    // The lower it stands, the redder.
    disc.tint = share > 0.72 || isLate ? 0xff9a6a : share > 0.45 ? 0xffd8a0 : 0xffffff;
    const above = Math.min(1, Math.max(0, (1 - share) * 4));
    halo.tint = isLate ? 0xff5a3a : 0xffc878;
    halo.scale.set(3.2 + 0.12 * (isCalm ? 0 : Math.sin(elapsed / 800)));
    halo.alpha = (isLate ? 0.75 : 0.5) * (0.45 + 0.55 * above);
  });

  const tick = (seconds: number) => {
    text.text = minutesText(seconds * 1_000);
    if (seconds === 60) context.controls.say(context.texts('lucky-egg.said.minute'));
    if (seconds > LAST_SECONDS || seconds === 0) return;
    context.audio.effect(SOUNDS.tick, { rate: 1 + (LAST_SECONDS - seconds) * 0.03 });
    if (seconds === LAST_SECONDS) context.controls.say(context.texts('lucky-egg.said.seconds'));
    if (kit.isCalm()) return;
    alongside(idle.run((t) => text.scale.set(1.3 - 0.3 * t), BEATS.tick));
  };

  /** It never jumps: between two sessions it takes its way back. */
  const glide = (goal: number) => {
    share += (goal - share) * (Math.abs(goal - share) > 0.02 ? 0.08 : 1);
  };
  const burn = (late: boolean) => {
    if (late === isLate) return;
    isLate = late;
    dress(drawing, isLate);
  };

  return {
    view,
    digits,
    show(leftMs, ofMs) {
      digits.visible = true;
      glide(1 - Math.min(1, leftMs / ofMs));
      burn(leftMs <= LATE_MS);
      const seconds = Math.ceil(leftMs / 1_000);
      if (seconds === shownSeconds) return;
      shownSeconds = seconds;
      tick(seconds);
    },
    rest(isDown) {
      digits.visible = false;
      shownSeconds = -1;
      glide(isDown ? 1 : IDLE);
      burn(isDown);
    },
    resize(layout) {
      const { sun, clock } = placesOf(layout);
      path = sun;
      digits.position.set(clock.x, clock.y);
    },
  };
};
