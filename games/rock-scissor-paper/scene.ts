import { Container } from 'pixi.js';
import { createBurst } from '#engine/stage/kit/burst.ts';
import { createCoins } from '#engine/stage/kit/coins.ts';
import { createKit } from '#engine/stage/kit/kit.ts';
import { createLife } from '#engine/stage/kit/life.ts';
import { createPurse } from '#engine/stage/kit/purse.ts';
import { createRibbon } from '#engine/stage/kit/ribbon.ts';
import { createTelling } from '#engine/stage/kit/telling.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/stage/scene.ts';
import { type RpsLink, type RpsPresenter, throwHand } from './machine.ts';
import type { Hand, RpsEnd, RpsView, Score, Thrown } from './shapes.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS } from './sounds.ts';
import { WINS } from './tuning.ts';
import { createArm } from './view/arm.ts';
import { createClash } from './view/clash.ts';
import { cutAfter } from './view/cutAfter.ts';
import { createDesk } from './view/desk.ts';
import { createInvitation } from './view/invitation.ts';
import { createLamp } from './view/lamp.ts';
import { createLine } from './view/line.ts';
import { createPayOut, joyOf } from './view/payOut.ts';
import { createScore } from './view/score.ts';
import { createSearch } from './view/search.ts';
import { createTheatre } from './view/theatre.ts';
import { createTimes } from './view/times.ts';
import { createVerdict } from './view/verdict.ts';
import { endOf, handName, lineOf, promptFor, saidOf } from './view/words.ts';

/** The player's fist goes up once when it is in before the opponent's. Milliseconds. */
const WAVE_MS = 420;
/** The beats, or the tree's going, take no longer than this by the clock on the wall. */
const MOST_MS = 1_700;
const isLast = ({ score }: Thrown): boolean => score.some((wins) => wins === WINS);

const createScene = (context: SceneContext, link: RpsLink): Scene => {
  const { texts, audio, controls } = context;
  const text = (key: string, values?: Record<string, string | number>) =>
    texts(`rock-scissor-paper.${key}`, values);
  const kit = createKit(context);
  const { act } = kit;
  const view = new Container();
  const theatre = createTheatre(kit);
  const mine = createArm(kit, 'mine');
  const theirs = createArm(kit, 'theirs');
  const lamp = createLamp(kit);
  const score = createScore(kit);
  const line = createLine(kit);
  const verdict = createVerdict(kit);
  const desk = createDesk(kit, (hand) => choose(hand));
  const search = createSearch(kit, link.send);
  const invitation = createInvitation(kit, mine, theirs);
  const purse = createPurse(kit);
  const burst = createBurst(kit);
  const coins = createCoins(kit, SOUNDS.coin);
  const clash = createClash(kit, { mine, theirs, score, burst });
  const payOut = createPayOut(kit, { verdict, purse, coins, burst });
  const ribbon = createRibbon(kit);
  const telling = createTelling(kit, text('skip'), () => link.send({ type: 'skip' }));
  const { perform, letSkip, endSkip } = telling;
  view.addChild(
    theatre.view,
    theatre.tree,
    mine.view,
    theirs.view,
    clash.view,
    search.view,
    theatre.front,
    // Petals fall behind whatever is to be read.
    burst.view,
    lamp.view,
    score.view,
    line.view,
    verdict.view,
    desk.view,
    search.choices,
    purse.view,
    coins.view,
    ribbon.view,
  );

  /** The hand the server has been told, until it answers. */
  let chosen: Hand | null = null;
  let last: Thrown | null = null;
  let rival = '';
  /** A throw's clock is shown; the search's is. */
  let isTimed = false;
  let isSeeking = false;
  let followed = '';

  const play = (sound: string) => {
    if (!act.isSkipping()) audio.effect(sound);
  };
  const { ms, seconds } = createTimes(link);

  const setMatch = (opponent: string | null, result: Score) => {
    rival = opponent ?? text('house');
    score.names(text('you'), rival);
    score.set(result);
    score.setShown(true);
  };
  /** Whatever belongs to another part of the play goes. */
  const clear = () => {
    invitation.stop();
    verdict.close();
    search.close();
    burst.clear();
    theatre.setNight(false);
    lamp.view.visible = true;
    isSeeking = false;
    isTimed = false;
    chosen = null;
  };

  const openThrow = () => {
    chosen = null;
    isTimed = true;
    line.say(promptFor(texts, last));
    desk.show(true);
  };

  const choose = (hand: Hand) => {
    if (chosen !== null) return;
    const before = link.state();
    link.send(throwHand(hand));
    // The machine takes no hand when its time is up: then nothing was chosen.
    if (link.state() === before) return;
    chosen = hand;
    desk.choose(hand);
    mine.hasten();
  };

  const invite = (shown: RpsView | null) => {
    clear();
    act.unskip();
    desk.hide();
    last = null;
    rival = '';
    if (shown && shown.phase !== 'seeking' && shown.phase !== 'alone')
      setMatch(shown.opponent, shown.score);
    else score.setShown(false);
    void theatre.close().catch(() => {});
    invitation.start();
    line.say(text('invitation'), 'plain', text('title'));
  };

  const tell = (event: Thrown) => {
    line.say(...lineOf(texts, event, rival));
    const next = isLast(event) ? '' : text('said.next', { seconds: seconds('throwMs') });
    controls.say(`${saidOf(texts, event, rival)} ${next}`.trim());
  };

  const isLive = (): boolean => link.state().view?.isLive ?? false;

  /** The match is over: its board before the tree of life. */
  const settle = async (end: RpsEnd, isJoyful: boolean) => {
    clear();
    // They stay, dimmed, until the next bet comes in their place.
    desk.settle();
    line.say('');
    lamp.show(null, 1);
    score.setShown(end.why !== 'void' && rival !== '');
    const bet = link.state().round?.bet ?? 0;
    const { told, said } = endOf(texts, end, rival || text('house'), bet);
    controls.say(said);
    await Promise.all([mine.leave(), theirs.leave(), theatre.close()]);
    if (isJoyful && end.why !== 'won') play(SOUNDS.over);
    await verdict.tell(told);
    if (isJoyful && end.why === 'won')
      await payOut(joyOf(end, isLive()), () => link.send({ type: 'coins' }));
  };

  /** Everything as it stands in `shown`, whatever was there. */
  const lay = (shown: RpsView) => {
    clear();
    last = shown.throws.at(-1) ?? null;
    desk.hide();
    if (shown.phase === 'seeking' || shown.phase === 'alone') return look(shown.phase);
    setMatch(shown.opponent, shown.score);
    void theatre.open(true).catch(() => {});
    for (const arm of [mine, theirs]) {
      arm.show('rock');
      void arm.ready().catch(() => {});
    }
    openThrow();
    if (shown.mine !== null) wait(shown.mine);
    return Promise.resolve();
  };

  const look = async (how: 'seeking' | 'alone') => {
    clear();
    score.setShown(false);
    desk.hide();
    theatre.setNight(true);
    lamp.view.visible = false;
    rival = '';
    isSeeking = how === 'seeking';
    play(isSeeking ? SOUNDS.seek : SOUNDS.alone);
    line.say(text(how));
    controls.say(text(isSeeking ? 'said.sought' : 'said.alone', { seconds: seconds('seekMs') }));
    await Promise.all([theatre.open(act.isSkipping()), mine.ready(), theirs.leave()]);
    if (isSeeking) search.seek();
    else search.alone();
  };

  const wait = (hand: Hand) => {
    chosen = hand;
    desk.show(false);
    desk.choose(hand);
    mine.hasten();
    line.say(text('waiting', { name: rival }));
    controls.say(text('said.chosen', { hand: handName(texts, hand), name: rival }));
  };

  const begin = async (opponent: string | null, signal: AbortSignal) => {
    clear();
    last = null;
    line.say('');
    setMatch(opponent, [0, 0]);
    desk.show(false);
    controls.say(text('said.began', { name: rival, seconds: seconds('throwMs') }));
    letSkip();
    play(SOUNDS.begin);
    await cutAfter(kit, MOST_MS, signal, () =>
      Promise.all([theatre.open(false), mine.leave(), theirs.leave()]),
    );
    for (const arm of [mine, theirs]) arm.show('rock');
    endSkip();
    openThrow();
    await Promise.all([mine.ready(), theirs.ready()]);
  };

  const showThrow = async (event: Thrown, signal: AbortSignal) => {
    isTimed = false;
    last = event;
    desk.show(false);
    desk.choose(event.mine);
    letSkip();
    line.say(text('beat'));
    await cutAfter(kit, MOST_MS, signal, () => clash.show(event));
    desk.settle();
    tell(event);
    await clash.judge(event);
    chosen = null;
    if (isLast(event)) return act.wait(900);
    // The next hand may be chosen while this one is still looked at.
    endSkip();
    letSkip(true);
    desk.show(true);
    await act.wait(kit.isCalm() ? 900 : 620);
    if (chosen === null) openThrow();
    await Promise.all([mine.ready(), theirs.ready()]);
  };

  const presenter: RpsPresenter = {
    restore: (shown, signal) =>
      perform(signal, async () => {
        act.skip();
        if (shown.phase === 'done' && shown.end) {
          if (shown.throws.length > 0) setMatch(shown.opponent, shown.score);
          await settle(shown.end, false);
        } else await lay(shown);
        act.unskip();
      }),
    play: {
      sought: (_event, signal) => perform(signal, () => look('seeking')),
      alone: (_event, signal) => perform(signal, () => look('alone')),
      began: ({ opponent }, signal) => perform(signal, () => begin(opponent, signal)),
      chosen: ({ mine: hand }, signal) =>
        perform(signal, async () => {
          wait(hand);
          await mine.beat(WAVE_MS);
        }),
      thrown: (event, signal) => perform(signal, () => showThrow(event, signal)),
      ended: (event, signal) =>
        perform(signal, () => {
          letSkip();
          return settle(event, true);
        }),
    },
  };

  /** Shows the phases in which nothing is played, and takes back a hand the server would not. */
  const follow = () => {
    const state = link.state();
    const { phase, view: shown } = state;
    const isNew = phase !== followed;
    followed = phase;
    if (isNew && (phase === 'idle' || phase === 'resumable')) invite(shown);
    if (isNew && phase === 'settled') desk.hide();
    if (phase === 'deciding' && shown?.phase === 'throwing' && chosen !== null) openThrow();
  };

  const showTime = () => {
    const left = link.millisLeft();
    const throwMs = ms('throwMs');
    // What the showing of the last throw takes is not the player's to count.
    const own = isTimed && left !== null ? Math.min(throwMs, left) : null;
    lamp.show(own, throwMs);
    theatre.light(own === null ? 1 : own / throwMs);
    search.left(isSeeking ? left : null);
  };

  const life = createLife(kit, {
    view,
    link,
    presenter,
    music: SOUNDS.music,
    purse,
    ribbon,
    awayText: text('reconnecting'),
    follow,
    onFrame: showTime,
  });

  return {
    ...life,
    async prepare() {},
    resume: showTime,
    resize(layout) {
      for (const part of [telling, kit, theatre, desk, search, purse, burst, ribbon])
        part.resize(layout);
      const place = theatre.place();
      for (const part of [mine, theirs, clash, lamp, score, line, search, verdict])
        part.home(place);
    },
    destroy() {
      invitation.stop();
      search.close();
      desk.hide();
      life.destroy();
    },
  };
};

export const scene: SceneModule<RpsLink> = {
  bundles: {
    art: ['club', 'rock-scissor-paper', 'rock-scissor-paper-kelir'],
    sounds: SOUND_BUNDLES,
    laterSounds: MUSIC_BUNDLES,
  },
  create: createScene,
};
