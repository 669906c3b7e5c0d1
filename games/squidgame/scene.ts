import { Container } from 'pixi.js';
import { payoutOf } from '#engine/round/result.ts';
import { cubicInOut } from '#engine/stage/ease.ts';
import { createBurst } from '#engine/stage/kit/burst.ts';
import { createCoins } from '#engine/stage/kit/coins.ts';
import { joyOfWin } from '#engine/stage/kit/joy.ts';
import { createKit } from '#engine/stage/kit/kit.ts';
import { createLife } from '#engine/stage/kit/life.ts';
import { createPurse } from '#engine/stage/kit/purse.ts';
import { createRibbon } from '#engine/stage/kit/ribbon.ts';
import { createTelling } from '#engine/stage/kit/telling.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/stage/scene.ts';
import { type SquidLink, type SquidPresenter, stepOn, take } from './machine.ts';
import type { SquidEnd, SquidView } from './shapes.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS } from './sounds.ts';
import { ladderOf, SquidTuning } from './tuning.ts';
import { createBoard } from './view/board.ts';
import type { Trace } from './view/bridge.ts';
import { deskTextOf, type Told } from './view/deskText.ts';
import { AFTERGLOW, createFinale } from './view/finale.ts';
import { createInvitation } from './view/invitation.ts';
import { createLadder } from './view/ladder.ts';
import { createLamp } from './view/lamp.ts';
import { inCoins } from './view/numbers.ts';
import { createPanels } from './view/panels.ts';
import { createPlaque } from './view/plaque.ts';
import { createShade } from './view/shade.ts';
import { paneMiddle } from './view/space.ts';
import { createSuspense } from './view/suspense.ts';
import { createTake } from './view/take.ts';
import { endingOf } from './view/words.ts';
import { createWorld } from './view/world.ts';

/** Nothing is played; a round is; a round is over and its board is up. */
type Mode = 'idle' | 'round' | 'over';

const createScene = (context: SceneContext, link: SquidLink): Scene => {
  const { texts, audio, controls } = context;
  const kit = createKit(context);
  const { act } = kit;
  const view = new Container();
  const world = createWorld(kit);
  const { bridge, figure, shatter } = world;
  const shade = createShade(kit);
  const ladder = createLadder(kit);
  const lamp = createLamp(kit);
  const plaque = createPlaque(kit);
  const board = createBoard(kit);
  const invitation = createInvitation(kit);
  const purse = createPurse(kit);
  const burst = createBurst(kit);
  const coins = createCoins(kit, SOUNDS.coin);
  const ribbon = createRibbon(kit);
  const telling = createTelling(kit, texts('squidgame.skip'), () => link.send({ type: 'skip' }));
  const { perform, letSkip, endSkip } = telling;
  const panels = createPanels(kit, bridge, (pane) => choose(pane));
  const button = createTake(kit, () => lock());
  const finale = createFinale(kit, { board, burst, coins, purse, figure, dim: world.dim });
  const suspense = createSuspense(kit, world);
  view.addChild(
    // Petals fall behind whatever is to be read.
    ...[world.view, shade.view, burst.view, ladder.view, invitation.view, plaque.view, lamp.view],
    ...[button.view, board.view, purse.view, coins.view, ribbon.view],
  );

  let mode: Mode = 'idle';
  let path: Trace[] = [];
  let steps = 0;
  let panes = 2;
  let multipliers: readonly number[] = [];
  /** When the lamp burns out, by the local clock; null while none burns. */
  let endsAt: number | null = null;
  /** What the server has been told, until it answers. */
  let isSent = false;
  let told: Told = null;

  /** The tuning as it came, and as it was read: it is asked for each frame. */
  let read: { raw: unknown; tuning: SquidTuning | null } = { raw: null, tuning: null };
  const tuningNow = (): SquidTuning | null => {
    const { round, tuning } = link.state();
    const raw = (mode === 'idle' ? null : round?.tuning) ?? tuning;
    if (raw !== read.raw) read = { raw, tuning: SquidTuning.safeParse(raw).data ?? null };
    return read.tuning;
  };
  const bet = () => link.state().round?.bet ?? 0;
  const crossed = () => path.filter(({ panel, safe }) => safe.includes(panel)).length;
  const placeOf = (trace: Trace | undefined) => (trace ? paneMiddle(panes, trace.panel) : 0);

  /** The bridge, the rope and the player as a path of steps leaves them. */
  const lay = (nextPath: readonly Trace[]) => {
    // Whatever of the last round is still in the air comes down now.
    if (!act.isSkipping()) {
      act.skip();
      act.unskip();
    }
    const tuning = tuningNow();
    multipliers = tuning ? ladderOf(tuning) : [];
    ladder.set(multipliers);
    path = [...nextPath];
    bridge.set(steps, panes, path, multipliers);
    const at = crossed();
    ladder.trace(path);
    ladder.stand(at);
    figure.stand(at, placeOf(path[at - 1]));
    world.camera(at);
    bridge.mend();
    shatter.clear();
  };
  let worth = 0;
  const worthNow = (multiplier: number) => {
    worth = payoutOf(bet(), multiplier);
    button.worth(bet(), multiplier);
    return worth;
  };
  /** The desk says what is the case: what is told now, or else what the machine is at. */
  const tell = (next: Told) => {
    told = next;
    button.tell(deskTextOf(link.state().phase, told, worth));
  };

  const enter = (next: Mode) => {
    mode = next;
    const isRound = next === 'round';
    plaque.show(isRound);
    shade.desk(isRound);
    // Panels first, then what takes: in this order Tab finds them.
    panels.show(isRound ? panes : 0);
    button.show(isRound);
    if (isRound) panels.place(crossed() + 1);
    if (next !== 'idle') invitation.hide();
    if (next !== 'over') board.close();
    open(false);
  };
  const open = (isOpen: boolean) => {
    bridge.open(isOpen);
    panels.open(isOpen);
    button.open(isOpen);
    if (!isOpen) return;
    panels.place(crossed() + 1);
    panels.invite();
  };

  const send = (input: ReturnType<typeof stepOn>) => {
    const before = link.state();
    if (before.phase !== 'deciding' || isSent) return false;
    link.send(input);
    isSent = link.state() !== before;
    return isSent;
  };
  const choose = (pane: number) => {
    if (!send(stepOn(pane))) return bridge.press(null);
    open(false);
    tell('leap');
    bridge.press(pane);
    figure.crouch(true);
  };
  const lock = () => {
    if (!send(take)) return;
    audio.effect(SOUNDS.take);
    open(false);
    tell('took');
  };

  /** The camera and the lantern on the rope follow to the next row. */
  const follow = async (to: number) => {
    const from = bridge.camera();
    await Promise.all([
      ladder.climb(to),
      act.run((t) => world.camera(from + (to - from) * t), {
        ms: kit.isCalm() ? 1 : 620,
        ease: cubicInOut,
      }),
    ]);
  };

  const endingWords = (end: SquidEnd) =>
    endingOf(texts, {
      ...{ end, bet: bet(), steps, panes, path },
      joy: joyOfWin(end.multiplier),
    });

  const readBridge = (shown: Pick<SquidView, 'steps' | 'panels'>) => {
    steps = shown.steps;
    panes = shown.panels;
  };

  const presenter: SquidPresenter = {
    restore: (shown: SquidView, signal) =>
      perform(signal, async () => {
        readBridge(shown);
        mode = shown.end ? 'over' : 'round';
        lay(shown.path);
        world.dim(shown.end && shown.end.multiplier === 0 ? AFTERGLOW : 1);
        enter(mode);
        if (shown.end) {
          board.show(endingWords(shown.end));
          return;
        }
        worthNow(shown.multiplier);
        tell(null);
        if (shown.crossed === 0) plaque.stake(bet());
        else plaque.worth(worth, shown.multiplier);
        controls.say(texts('squidgame.said.back', { step: shown.crossed }));
      }),
    play: {
      began: (_event, signal) =>
        perform(signal, async () => {
          mode = 'round';
          const tuning = tuningNow();
          if (tuning) readBridge(tuning);
          lay([]);
          world.dim(1);
          enter('round');
          plaque.stake(bet());
          worthNow(0);
          tell(null);
          audio.effect(SOUNDS.begin);
          const seconds = Math.round((tuning?.clockMs ?? 0) / 1_000);
          controls.say(
            texts('squidgame.said.began', { coins: inCoins(bet()), panels: panes, seconds }),
          );
          await suspense.arrive();
        }),
      crossed: ({ step, panel, safe, multiplier }, signal) =>
        perform(signal, async () => {
          if (mode !== 'round') enter('round');
          letSkip();
          open(false);
          tell('leap');
          await suspense.stepOnto(step, panel, panes, steps);
          path = [...path, { panel, safe }];
          bridge.trace(path);
          // Where several steps were made elsewhere, the event knows the last one's.
          const pays = multipliers[step] ?? multiplier;
          worthNow(pays);
          tell('held');
          const values = { step, coins: inCoins(worth), times: pays / 100 };
          controls.say(
            texts(step === steps ? 'squidgame.said.last' : 'squidgame.said.crossed', values),
          );
          ladder.trace(path);
          await suspense.hold(step, panel, safe, panes);
          await Promise.all([plaque.count(worth, pays), follow(step)]);
          endSkip();
        }),
      fell: ({ step, panel, safe }, signal) =>
        perform(signal, async () => {
          if (mode !== 'round') enter('round');
          letSkip();
          open(false);
          tell('leap');
          await suspense.stepOnto(step, panel, panes, steps);
          path = [...path, { panel, safe }];
          bridge.trace(path);
          tell('broke');
          controls.say(texts('squidgame.said.fell', { step }));
          await suspense.fall(step, panel, panes);
          endSkip();
        }),
      ended: (end, signal) =>
        perform(signal, async () => {
          if (mode === 'idle') {
            // Given up, or told of, before it was shown here.
            const { view: left } = link.state();
            if (left) readBridge(left);
            mode = 'over';
            lay(left?.path ?? []);
          }
          enter('over');
          letSkip();
          if (end.why === 'arrived') await suspense.shore(steps);
          const words = endingWords(end);
          const land = () => link.send({ type: 'coins' });
          if (words.won) await finale.celebrate(words, joyOfWin(end.multiplier), land);
          else await finale.console(words);
          endSkip();
        }),
    },
  };

  const rest = () => {
    const wasIdle = mode === 'idle';
    if (!wasIdle) enter('idle');
    const tuning = tuningNow();
    if (!tuning || (wasIdle && ladderOf(tuning) === multipliers)) return;
    readBridge(tuning);
    lay([]);
    world.dim(1);
    const times = (multipliers.at(-1) ?? 0) / 100;
    invitation.show(texts('squidgame.idle', { steps, times: Math.floor(times) }));
  };

  /** Shows the phases in which nothing is told. */
  const heed = () => {
    const state = link.state();
    const { phase } = state;
    if (mode === 'round' && phase === 'deciding') {
      isSent = false;
      bridge.press(null);
      figure.crouch(false);
    }
    if (mode === 'round') {
      open(phase === 'deciding');
      tell(phase === 'deciding' ? null : told);
    }
    if (phase === 'idle' || phase === 'resumable') rest();
    if (phase === 'settled') isSent = false;
  };

  const showTime = () => {
    if (mode !== 'round') {
      endsAt = null;
      return lamp.show(null, 1);
    }
    const left = link.millisLeft();
    const now = context.clock.now();
    // A round that just ended has no clock any more, and what came of the step is not told yet.
    if (left !== null) endsAt = now + left;
    lamp.show(endsAt === null ? null : Math.max(0, endsAt - now), tuningNow()?.clockMs ?? 1);
  };

  const parts: { resize(layout: Layout): void }[] = [
    ...[telling, kit, world, shade, ladder, lamp, plaque, button, board, invitation],
    ...[purse, burst, ribbon],
  ];
  const life = createLife(kit, {
    view,
    link,
    presenter,
    music: SOUNDS.music,
    purse,
    ribbon,
    awayText: texts('squidgame.reconnecting'),
    follow: heed,
    onFrame: showTime,
  });

  return {
    ...life,
    async prepare() {
      steps = 10;
      bridge.set(steps, panes, [], []);
      figure.stand(0, 0);
    },
    resume: showTime,
    resize(layout) {
      for (const part of parts) part.resize(layout);
      if (mode === 'round') panels.place(crossed() + 1);
    },
  };
};

export const scene: SceneModule<SquidLink> = {
  bundles: {
    art: ['club', 'squidgame', 'squidgame-night'],
    sounds: SOUND_BUNDLES,
    laterSounds: MUSIC_BUNDLES,
  },
  create: createScene,
};
