import { Container } from 'pixi.js';
import { COIN } from '#contract/coins.ts';
import { createBurst } from '#engine/stage/kit/burst.ts';
import { cheer } from '#engine/stage/kit/cheer.ts';
import { createCoins } from '#engine/stage/kit/coins.ts';
import { createKit } from '#engine/stage/kit/kit.ts';
import { createLife } from '#engine/stage/kit/life.ts';
import { createRibbon } from '#engine/stage/kit/ribbon.ts';
import { createTelling } from '#engine/stage/kit/telling.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/stage/scene.ts';
import { type FtoLink, type FtoPresenter, pick, start } from './machine.ts';
import type { FtoView, Question, Verdict } from './shapes.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS } from './sounds.ts';
import { createBoard } from './view/board.ts';
import { createHud } from './view/hud.ts';
import { sizeOf } from './view/joy.ts';
import { createLobby } from './view/lobby.ts';
import { createSummary } from './view/summary.ts';
import { createTable } from './view/table.ts';
import { createTimer } from './view/timer.ts';

/** A deal takes about a second; by the clock on the wall never longer than this. Milliseconds. */
const MOST_DEAL_MS = 1_400;
const createScene = (context: SceneContext, link: FtoLink): Scene => {
  const { texts, audio, controls, host } = context;
  const kit = createKit(context);
  const { act } = kit;
  const view = new Container();
  const table = createTable(kit);
  const hud = createHud(kit);
  const timer = createTimer(kit);
  const burst = createBurst(kit);
  const coins = createCoins(kit, SOUNDS.coin);
  const board = createBoard(kit, (cell) => choose(cell));
  const lobby = createLobby(kit, () => openRound(), host.leave);
  const summary = createSummary(kit, host.leave);
  const ribbon = createRibbon(kit);
  const telling = createTelling(kit, texts('fto.skip'), () => link.send({ type: 'skip' }));
  const { perform, letSkip, endSkip } = telling;
  const parts = [telling, kit, table, hud, timer, burst, board, lobby, summary, ribbon];
  view.addChild(
    table.view,
    board.view,
    table.front,
    // Petals fall behind whatever is to be read.
    burst.view,
    lobby.view,
    summary.view,
    hud.view,
    timer.view,
    coins.view,
    ribbon.view,
  );

  let question: Question | null = null;
  let verdicts: readonly Verdict[] = [];
  let of = 10;
  /** The card the server has been told, until it answers. */
  let picked: number | null = null;
  let isFaceUp = false;

  const coinsPerRight = (): number => {
    const each = link.state().round?.tuning.coinsPerRight;
    return typeof each === 'number' ? each : COIN;
  };

  const choose = (cell: number) => {
    if (!question || picked !== null || !isFaceUp) return;
    const before = link.state();
    audio.effect(SOUNDS.pick);
    link.send(pick(question.question, cell));
    // The machine takes no pick when its time is up: then nothing was picked.
    if (link.state() === before) return;
    picked = cell;
    board.setOpen(false);
    board.card(cell)?.breathe(true);
  };
  const unpick = () => {
    if (picked !== null) board.card(picked)?.breathe(false);
    picked = null;
  };

  const openRound = () => {
    link.send(start);
    lobby.close();
    hud.progress([], of, null);
  };

  const ask = async (next: Question, how: 'deal' | 'lay') => {
    lobby.close();
    summary.close();
    question = next;
    picked = null;
    hud.progress(verdicts, of, next.question - 1);
    hud.say(texts('fto.prompt'));
    controls.say(texts('fto.asked', { number: next.question, of, cards: next.cells.length }));
    isFaceUp = false;
    if (how === 'deal') audio.effect(SOUNDS.question);
    // The question's clock runs while its cards are dealt: where frames are slow the deal is cut.
    const cancelCut = context.clock.later(MOST_DEAL_MS, () => act.skip());
    try {
      await board[how](next);
    } finally {
      cancelCut();
    }
    isFaceUp = true;
    board.setOpen(true);
  };

  const celebrate = async (cell: number) => {
    audio.effect(SOUNDS.right);
    hud.say(texts('fto.right'), 'good');
    controls.say(texts('fto.said.right'));
    const card = board.card(cell);
    const at = board.middle(cell);
    for (const other of board.others(cell)) void other.dim().catch(() => {});
    await Promise.all([
      card?.glow(0xffe9a8),
      card?.mark('tick'),
      burst.pop(at.x, at.y, 22),
      coins.fly(at, hud.purse.mouth(), () => {
        hud.purse.bump();
        link.send({ type: 'coins' });
      }),
    ]);
  };

  const commiserate = async (cell: number | null, odd: number) => {
    audio.effect(cell === null ? SOUNDS.timeUp : SOUNDS.missed);
    hud.say(texts(cell === null ? 'fto.timeUp' : 'fto.missed'), 'bad');
    controls.say(texts(cell === null ? 'fto.said.timeUp' : 'fto.said.missed', { number: odd + 1 }));
    const wrong = cell === null ? null : board.card(cell);
    await Promise.all([wrong?.shake(), wrong?.mark('cross')]);
    for (const other of board.others(odd, cell)) void other.dim().catch(() => {});
    const right = board.card(odd);
    await Promise.all([right?.lift(), right?.mark('star')]);
    await act.wait(kit.isCalm() ? 1_200 : 750);
  };

  const settle = (right: readonly Verdict[], isJoyful: boolean): Promise<void> => {
    const count = right.filter((verdict) => verdict === 'right').length;
    const size = sizeOf(count, of);
    hud.progress(right, 0, null);
    hud.say('');
    lobby.close();
    timer.show(null, 1);
    question = null;
    const earned = count * coinsPerRight();
    const { nextAt, offset } = link.state();
    const at = nextAt === null ? null : nextAt - offset;
    const said = [texts('fto.said.finished', { right: count, of, coins: earned / COIN })];
    if (at !== null) said.push(texts('fto.said.next', { at }));
    controls.say(said.join(' '));
    const told = summary.tell(right, of, earned);
    summary.next(at, () => link.send({ type: 'continue' }));
    if (!isJoyful) return told;
    return (async () => {
      await told;
      await cheer(kit, burst, SOUNDS, size);
    })();
  };

  const presenter: FtoPresenter = {
    restore: (shown: FtoView, signal) =>
      perform(signal, async () => {
        act.skip();
        verdicts = shown.verdicts;
        of = shown.of;
        if (shown.phase === 'done') {
          board.clear();
          return settle(verdicts, false);
        }
        hud.progress(verdicts, of, shown.asked ? verdicts.length : null);
        act.unskip();
        if (shown.asked) await ask(shown.asked, 'lay');
      }),
    play: {
      question: (event, signal) => perform(signal, () => ask(event, 'deal')),
      judged: ({ cell, odd, isRight }, signal) =>
        perform(signal, async () => {
          unpick();
          board.setOpen(false);
          isFaceUp = false;
          timer.show(null, 1);
          question = null;
          const verdict: Verdict = isRight ? 'right' : cell === null ? 'missed' : 'wrong';
          verdicts = [...verdicts, verdict];
          hud.progress(verdicts, of, verdicts.length - 1);
          letSkip();
          if (isRight && cell !== null) await celebrate(cell);
          else await commiserate(cell, odd);
          endSkip();
          await board.sweep();
          hud.say('');
        }),
      finished: (event, signal) =>
        perform(signal, async () => {
          of = event.of;
          // What came of a last question nobody answered may never have been told.
          while (verdicts.length < of) verdicts = [...verdicts, 'missed'];
          letSkip();
          await board.sweep();
          await settle(verdicts, true);
        }),
    },
  };

  /** Shows the phases in which nothing is played. */
  const follow = () => {
    const state = link.state();
    const { phase, nextAt, offset } = state;
    if (phase === 'deciding' && picked !== null) {
      unpick();
      board.setOpen(true);
    }
    if (phase === 'idle') {
      summary.close();
      board.clear();
      verdicts = [];
      hud.progress([], 0, null);
      hud.say('');
      lobby.invite();
    }
    if (phase === 'waiting' && nextAt !== null) {
      hud.progress([], 0, null);
      lobby.closed(nextAt - offset);
    }
  };

  const showTime = () => {
    const left = question ? link.millisLeft() : null;
    timer.show(left, question?.timeMs ?? 1);
    table.oil(left === null || !question ? 1 : Math.min(1, left / question.timeMs));
  };

  const life = createLife(kit, {
    view,
    link,
    presenter,
    music: SOUNDS.music,
    purse: hud.purse,
    ribbon,
    awayText: texts('fto.reconnecting'),
    follow,
    onFrame: showTime,
  });

  return {
    ...life,
    async prepare() {
      hud.progress([], 0, null);
    },
    resume: showTime,
    resize(layout) {
      for (const part of parts) part.resize(layout);
    },
    destroy() {
      lobby.close();
      summary.close();
      board.destroy();
      life.destroy();
    },
  };
};

export const scene: SceneModule<FtoLink> = {
  bundles: {
    art: ['club', 'fto', 'fto-table'],
    sounds: SOUND_BUNDLES,
    laterSounds: MUSIC_BUNDLES,
  },
  create: createScene,
};
