import { Container } from 'pixi.js';
import type { Control, ControlGrid } from '#engine/stage/controls.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { EggView, Prize } from '#games/lucky-egg/shapes.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { createDreams } from './dreams.ts';
import { createEgg, type Egg } from './egg.ts';
import { createGarland } from './garland.ts';
import { type Clutch, clutchOf, placesOf } from './places.ts';
import { prizeWords } from './words.ts';

/** The nest with its eggs, and what is pressed to crack them. */
export interface Nest {
  view: Container;
  resize(layout: Layout): void;
  /** Fresh eggs, whole; `isAsleep` until a session begins. */
  lay(eggs: number, isAsleep: boolean): void;
  /** The eggs as they stand. */
  show(view: EggView): void;
  wake(): Promise<void>;
  egg(egg: number): Egg | null;
  count(): number;
  /** An egg's middle, in units from the canvas's upper left. */
  middle(egg: number): { x: number; y: number };
  /** Light that breaks out of an egg: 0 none, 1 as it bursts. */
  shine(egg: number, strength: number): void;
  keep(egg: number, prize: Prize, stake: number | null): void;
  /** Whether eggs can be pressed at all. */
  setOpen(isOpen: boolean): void;
  /** While something is told, open shells take a press too: it skips. */
  setTelling(isTelling: boolean): void;
  /** The first whole egg, for who plays with the keyboard. */
  focus(): void;
  /** The session is over: nothing is pressed any more. */
  retire(): void;
  flyAway(): Promise<void>;
}

/** An egg's look by its place: neighbours differ. */
const lookOf = (egg: number, isNational: boolean): number =>
  isNational && egg % 3 === 1 ? 6 : (egg * 5) % 6;
const BECKON_MS = 2_600;

export const createNest = (
  kit: Kit,
  isNational: boolean,
  handlers: { onPress(egg: number): void; mayPress(): boolean },
): Nest => {
  const { context } = kit;
  const { texts } = context;
  const view = new Container();
  const back = kit.sprite('nest-back');
  const clutch = new Container();
  const front = kit.sprite('nest-front');
  front.anchor.set(0.5, 10 / 240);
  const light = kit.glow(COLOURS.light);
  light.blendMode = 'add';
  light.alpha = 0;
  const dreams = createDreams(kit);
  view.addChild(back, clutch, front);
  if (isNational) view.addChild(createGarland(kit));
  view.addChild(light, dreams.view);

  const eggs: Egg[] = [];
  let lie: Clutch = clutchOf(3);
  let controls: Control[] = [];
  let grid: ControlGrid | null = null;
  let isOpen = false;
  let isTelling = false;
  let isAsleep = false;
  let nest = placesOf(context.layout()).nest;

  const place = () => {
    const { x, y, scale } = nest;
    const { width, height } = lie.field;
    for (const [i, at] of lie.places.entries())
      controls[i]?.place(
        x + (at.x - width / 2) * scale,
        y + (at.y - height / 2) * scale,
        width * scale,
        height * scale,
      );
  };
  const reflect = () => {
    for (const [i, control] of controls.entries())
      control.setDisabled(!isOpen || (!isTelling && eggs[i]?.isOpen() === true));
  };
  const drop = () => {
    grid?.remove();
    grid = null;
    controls = [];
  };
  const offer = () => {
    if (grid) return;
    grid = context.controls.grid(texts('lucky-egg.eggs'));
    grid.columns(lie.columns);
    controls = eggs.flatMap((egg, i) => {
      const isTakable = () => !egg.isOpen() && handlers.mayPress();
      const control = grid?.add({
        name: texts('lucky-egg.egg', { number: i + 1 }),
        onPress: () => handlers.onPress(i),
        onDown: () => {
          if (!isTakable()) return;
          egg.press();
          context.audio.effect(SOUNDS.press);
        },
        onUp: () => {
          if (isTakable()) egg.release();
        },
      });
      return control ? [control] : [];
    });
    place();
    reflect();
  };
  const name = (egg: number, prize: Prize, stake: number | null) =>
    controls[egg]?.name(
      texts('lucky-egg.opened', { number: egg + 1, prize: prizeWords(texts, prize, stake) }),
    );

  const lay: Nest['lay'] = (count, isSleeping) => {
    // Who stands on an egg with the keyboard stays there when the server takes back a press.
    if (isSleeping || count !== eggs.length) drop();
    for (const [i, control] of controls.entries())
      control.name(texts('lucky-egg.egg', { number: i + 1 }));
    for (const egg of eggs.splice(count)) egg.view.destroy({ children: true, context: true });
    while (eggs.length < count) {
      const egg = createEgg(kit);
      eggs.push(egg);
      clutch.addChild(egg.view);
    }
    lie = clutchOf(count);
    isAsleep = isSleeping;
    for (const [i, egg] of eggs.entries()) {
      const at = lie.places[i];
      if (!at) continue;
      egg.lay(lookOf(i, isNational));
      egg.sleep(isSleeping);
      egg.view.visible = true;
      egg.view.position.set(at.x, at.y);
      egg.view.rotation = at.turn;
      egg.view.scale.set(lie.scale);
    }
  };

  let beckoned = 0;
  kit.idle.loop((elapsed) => {
    const isCalm = kit.isCalm();
    for (const [i, egg] of eggs.entries())
      if (!egg.isOpen() && !isCalm)
        egg.view.scale.y = lie.scale * (1 + 0.014 * Math.sin(elapsed / (isAsleep ? 900 : 620) + i));
    dreams.show(isAsleep, lie, elapsed);
    // One after the other they stir, so that a stranger sees what can be pressed.
    const beat = Math.floor(elapsed / BECKON_MS);
    if (beat === beckoned) return;
    beckoned = beat;
    const egg = eggs[(beat * 5) % Math.max(1, eggs.length)];
    if (isOpen && !isTelling && handlers.mayPress() && egg && !egg.isOpen() && !isCalm)
      void kit.idle
        .run(
          (t) => {
            const at = lie.places[eggs.indexOf(egg)];
            egg.view.rotation = (at?.turn ?? 0) + 0.13 * (1 - t) * Math.sin(t * 16);
          },
          { ms: 640 },
        )
        .catch(() => {});
  });

  return {
    view,
    lay,
    show(shown) {
      lay(shown.eggs, false);
      if (shown.end) drop();
      else offer();
      for (const { egg, prize } of shown.cracked) {
        eggs[egg]?.keep(prize);
        name(egg, prize, null);
      }
      if (shown.end && shown.end.why !== 'quit')
        for (const egg of eggs) egg.view.visible = egg.isOpen();
      reflect();
    },
    async wake() {
      isAsleep = false;
      offer();
      for (const egg of eggs) egg.sleep(false);
      await Promise.all(eggs.map((egg, i) => egg.hop((i * 420) / eggs.length)));
    },
    egg: (egg) => eggs[egg] ?? null,
    count: () => eggs.length,
    middle(egg) {
      const at = lie.places[egg] ?? { x: 0, y: 0 };
      return { x: nest.x + at.x * nest.scale, y: nest.y + at.y * nest.scale };
    },
    shine(egg, strength) {
      const at = lie.places[egg];
      if (!at) return;
      light.position.set(at.x, at.y);
      light.scale.set((1.1 + 1.5 * strength) * lie.scale);
      light.alpha = 0.85 * strength;
    },
    keep(egg, prize, stake) {
      eggs[egg]?.keep(prize);
      name(egg, prize, stake);
      reflect();
    },
    setOpen(next) {
      isOpen = next;
      reflect();
    },
    setTelling(next) {
      isTelling = next;
      reflect();
    },
    focus() {
      // What the chrome has in focus stays there.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      controls.find((_, i) => eggs[i]?.isOpen() === false)?.focus();
    },
    retire() {
      isOpen = false;
      drop();
      light.alpha = 0;
    },
    async flyAway() {
      await Promise.all(
        eggs.map((egg, i) =>
          egg.fly(
            (nest.y / nest.scale + 190) * 1.1,
            (lie.places[i]?.x ?? 0) * 0.7,
            ((i * 7) % eggs.length) * 60,
          ),
        ),
      );
      for (const egg of eggs) egg.view.visible = egg.isOpen();
    },
    resize(layout) {
      nest = placesOf(layout).nest;
      view.position.set(nest.x, nest.y);
      view.scale.set(nest.scale);
      place();
    },
  };
};
