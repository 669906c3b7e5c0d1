import { Container } from 'pixi.js';
import { COIN } from '#contract/coins.ts';
import { changeText, coinText } from '#engine/round/result.ts';
import { createBurst } from '#engine/stage/kit/burst.ts';
import { cheer } from '#engine/stage/kit/cheer.ts';
import { createCoins } from '#engine/stage/kit/coins.ts';
import { joyOfWin } from '#engine/stage/kit/joy.ts';
import { createKit } from '#engine/stage/kit/kit.ts';
import { createLife } from '#engine/stage/kit/life.ts';
import { createPurse } from '#engine/stage/kit/purse.ts';
import { createRibbon } from '#engine/stage/kit/ribbon.ts';
import { createTelling } from '#engine/stage/kit/telling.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/stage/scene.ts';
import { isNationalDress } from './dress.ts';
import { crack, type EggLink, type EggPresenter } from './machine.ts';
import type { Cracked, EggEnd, EggView } from './shapes.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS } from './sounds.ts';
import { eggTuning } from './tuning.ts';
import { createBoard } from './view/board.ts';
import { createForest } from './view/forest.ts';
import { createLine } from './view/line.ts';
import { createMother } from './view/mother.ts';
import { createNest } from './view/nest.ts';
import { createPrizeStage } from './view/prize.ts';
import { createSun } from './view/sun.ts';
import { prizeLine, prizeWords } from './view/words.ts';

/** How many kind words there are for an egg with nothing in it. */
const COMFORTS = 3;
const LATE_MS = 60_000;
/** More than the stake comes back: that is a win, and is cheered. */
const STAKE_BACK = 100;

const createScene = (context: SceneContext, link: EggLink): Scene => {
  const { texts, audio, controls } = context;
  const kit = createKit(context);
  const { act } = kit;
  const view = new Container();
  const isNational = isNationalDress(context.clock.now());
  const forest = createForest(kit, isNational);
  const sun = createSun(kit);
  const mother = createMother(kit, isNational);
  const behind = new Container();
  const beside = new Container();
  const nest = createNest(kit, isNational, {
    onPress: (egg) => choose(egg),
    mayPress: () => pressed === null && link.state().view?.end === null,
  });
  const line = createLine(kit);
  const purse = createPurse(kit);
  const burst = createBurst(kit);
  const coins = createCoins(kit, SOUNDS.coin);
  const prizes = createPrizeStage(kit, purse, coins);
  const board = createBoard(kit);
  const ribbon = createRibbon(kit);
  const telling = createTelling(kit, texts('lucky-egg.skip'), () => link.send({ type: 'skip' }));
  const { perform, letSkip } = telling;
  const parts = [
    telling,
    kit,
    forest,
    sun,
    mother,
    nest,
    line,
    purse,
    burst,
    prizes,
    board,
    ribbon,
  ];
  view.addChild(
    forest.sky,
    sun.view,
    forest.ridge,
    behind,
    forest.branch,
    nest.view,
    beside,
    mother.cover,
    forest.front,
    // Petals fall behind whatever is to be read.
    burst.view,
    sun.digits,
    line.view,
    prizes.view,
    board.view,
    purse.view,
    coins.view,
    prizes.sign,
    ribbon.view,
  );

  /** The egg the server was told of, and what it was staked. */
  let pressed: { egg: number; stake: number } | null = null;
  let opened = 0;
  let isIdle = false;

  const inNest = (): number => {
    const { round, tuning } = link.state();
    const eggs = (round?.status === 'open' ? round.tuning : tuning)?.eggs;
    return typeof eggs === 'number' ? eggs : eggTuning.defaults.eggs;
  };
  /** An egg was pressed while the stake's field held no stake. */
  let isWarned = false;
  const warn = () => {
    isWarned = true;
    const words = texts('lucky-egg.noStake');
    line.say(words);
    controls.say(words);
  };
  const hint = () => line.say(texts('lucky-egg.hint', { stake: link.state().bet / COIN }));

  const choose = (egg: number) => {
    if (nest.egg(egg)?.isOpen() !== false) return link.send({ type: 'skip' });
    const before = link.state();
    link.send(crack(egg));
    // The machine takes no egg while it waits for another.
    if (link.state() === before) {
      nest.egg(egg)?.release();
      return before.isBetTaken ? undefined : warn();
    }
    pressed = { egg, stake: before.bet };
    line.say(texts('lucky-egg.opening'));
    audio.effect(SOUNDS.rock);
    nest.egg(egg)?.tremble(true);
    mother.look(nest.middle(egg));
  };
  const calm = () => {
    if (pressed) nest.egg(pressed.egg)?.tremble(false);
    pressed = null;
    mother.look(null);
  };

  const breakOpen = async (egg: number) => {
    const shell = nest.egg(egg);
    if (!shell) return;
    await shell.rock();
    for (const stage of [1, 2] as const) {
      audio.effect(SOUNDS.cracks[stage - 1] ?? SOUNDS.cracks[0]);
      nest.shine(egg, stage * 0.3);
      await shell.crack(stage);
    }
    audio.effect(SOUNDS.burst);
    await Promise.all([
      shell.burst(),
      act.run((t) => nest.shine(egg, 0.6 + 0.4 * Math.sin(Math.PI * t) - 0.6 * t), { ms: 420 }),
    ]);
    nest.shine(egg, 0);
  };

  const celebrate = async ({ egg, prize }: Cracked, stake: number | null) => {
    const { kind, times } = prize;
    const at = nest.middle(egg);
    const landed = () => link.send({ type: 'coins' });
    const told = prizes.reveal(prize, at, stake, landed);
    const comfort = texts(`lucky-egg.none${(opened % COMFORTS) + 1}`);
    const words = prizeLine(texts, prize, stake, comfort);
    if (kind === 'none') {
      line.say(words, 'kind');
      await Promise.all([told, mother.comfort()]);
      return;
    }
    if (kind === 'box') {
      line.say(texts(`lucky-egg.${kind}`), 'good');
      await told;
    }
    line.say(words, 'good');
    if (times <= STAKE_BACK) return told;
    const size = joyOfWin(times);
    if (size !== 'small') audio.effect(SOUNDS.call);
    await Promise.all([told, cheer(kit, burst, SOUNDS, size), mother.rejoice(size)]);
  };

  const tellEnd = async (end: EggEnd) => {
    const { round } = link.state();
    const { bet = 0, won = 0 } = round ?? {};
    const left = nest.count() - end.cracked;
    line.say('');
    controls.say(
      texts(`lucky-egg.said.${end.why}`, {
        count: end.cracked,
        left,
        bet: coinText(bet),
        coins: coinText(won),
        change: changeText(won - bet),
      }),
    );
    await board.tell(end, nest.count(), bet, won);
  };

  const part = async ({ why }: EggEnd) => {
    nest.retire();
    mother.look(null);
    if (why === 'time') {
      audio.effect(SOUNDS.wings);
      await nest.flyAway();
    } else if (why === 'quit') {
      audio.effect(SOUNDS.none, { rate: 0.84 });
      mother.sleep(true);
      await mother.fold();
    } else {
      audio.effect(SOUNDS.call);
      await mother.rejoice('medium');
    }
  };

  const presenter: EggPresenter = {
    restore: (shown: EggView, signal) =>
      perform(signal, async () => {
        calm();
        prizes.clear();
        board.close();
        mother.unfold();
        isIdle = false;
        nest.show(shown);
        opened = shown.cracked.length;
        mother.sleep(shown.end?.why === 'quit');
        nest.setOpen(shown.end === null);
        if (shown.end) return tellEnd(shown.end);
        hint();
        controls.say(texts('lucky-egg.said.asked', { count: shown.eggs - opened }));
      }),
    play: {
      laid: ({ eggs }, signal) =>
        perform(signal, async () => {
          isIdle = false;
          opened = 0;
          board.close();
          mother.unfold();
          nest.lay(eggs, true);
          mother.sleep(false);
          audio.effect(SOUNDS.laid);
          nest.setOpen(true);
          const woken = nest.wake();
          hint();
          controls.say(texts('lucky-egg.said.laid', { count: eggs }));
          nest.focus();
          await woken;
        }),
      cracked: (event, signal) =>
        perform(signal, async () => {
          const stake = pressed?.egg === event.egg ? pressed.stake : null;
          calm();
          const { egg, prize } = event;
          opened += 1;
          letSkip(true);
          nest.setTelling(true);
          mother.look(nest.middle(egg));
          await breakOpen(egg);
          nest.keep(egg, prize, stake);
          const said = [prizeWords(texts, prize, stake)];
          const left = nest.count() - opened;
          if (left > 0) said.push(texts('lucky-egg.said.asked', { count: left }));
          controls.say(said.join(' '));
          await celebrate(event, stake);
          nest.setTelling(false);
          mother.look(null);
        }),
      ended: (end, signal) =>
        perform(signal, async () => {
          calm();
          letSkip();
          await part(end);
          await tellEnd(end);
        }),
    },
  };

  /** Shows the phases in which nothing is played. */
  const follow = () => {
    const state = link.state();
    // What was pressed is answered by now, or was not taken.
    if (state.phase === 'deciding' && pressed) {
      calm();
      hint();
    }
    if (isWarned && state.isBetTaken) {
      isWarned = false;
      if (state.phase === 'deciding') hint();
    }
    if (state.phase === 'deciding' && opened === 0 && !isWarned) hint();
    const isResting = state.phase === 'idle' || state.phase === 'waiting';
    if (!isResting || isIdle) return;
    isIdle = true;
    board.close();
    prizes.clear();
    mother.unfold();
    mother.sleep(true);
    nest.lay(inNest(), true);
    line.say(texts('lucky-egg.invitation', { count: inNest() }));
  };

  const showTime = () => {
    const { round, view: shown, phase } = link.state();
    const left = shown?.end === null ? link.millisLeft() : null;
    if (left === null) {
      const isDown = phase === 'settled' && shown?.end?.why === 'time';
      sun.rest(isDown);
      return forest.dusk(isDown ? 1 : 0.1, false);
    }
    const ofMs = round?.tuning.sessionMs;
    const whole = typeof ofMs === 'number' ? ofMs : eggTuning.defaults.sessionMs;
    sun.show(left, whole);
    forest.dusk(1 - left / whole, left <= LATE_MS);
  };

  const life = createLife(kit, {
    view,
    link,
    presenter,
    music: SOUNDS.music,
    purse,
    ribbon,
    awayText: texts('lucky-egg.reconnecting'),
    follow,
    onFrame: showTime,
  });

  return {
    ...life,
    async prepare() {
      nest.lay(inNest(), true);
      mother.sleep(true);
    },
    resume: showTime,
    resize(layout) {
      // Beside the nest she stands before it, else behind.
      (layout.isWide ? beside : behind).addChild(mother.view);
      for (const part of parts) part.resize(layout);
      // The desk is never the scene's here: messages stand above it.
      ribbon.view.position.set(line.view.x, line.view.y - 42);
    },
  };
};

export const scene: SceneModule<EggLink> = {
  bundles: {
    art: ['club', 'lucky-egg', 'lucky-egg-forest'],
    sounds: SOUND_BUNDLES,
    laterSounds: MUSIC_BUNDLES,
  },
  create: createScene,
};
