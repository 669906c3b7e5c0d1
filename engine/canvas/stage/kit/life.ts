import type { Container } from 'pixi.js';
import { resultTone } from '../../../core/rules/result.ts';
import { type RoundPresenter, wrapPresenter } from '../../../round/game.ts';
import type { RoundLink } from '../../../round/link.ts';
import type { Scene } from '../scene.ts';
import { BEATS } from './beats.ts';
import type { Kit } from './kit.ts';
import { createNotices } from './notices.ts';
import type { Purse } from './purse.ts';
import type { Ribbon } from './ribbon.ts';
import type { Telling } from './telling.ts';

/** Milliseconds in which the music comes. */
const MUSIC_MS = 1_500;

export interface LifeOptions<Event extends { kind: string }, View> {
  /** Everything the scene shows. */
  view: Container;
  link: Pick<RoundLink<Event, View>, 'attach' | 'send' | 'state' | 'subscribe'>;
  presenter: RoundPresenter<Event, View>;
  /** The name of its music, null: none, and how tense the round is that it follows, 0..1. */
  music: string | null;
  tension?(): number;
  purse: Pick<Purse, 'balance'>;
  ribbon: Ribbon;
  /** Shows one thing after the other. */
  telling: Pick<Telling, 'follow' | 'perform'>;
  /** What the ribbon says while the network is away. */
  awayText: string;
  /** Shows the phases in which nothing is told: at first, and after each change of the link. */
  follow(): void;
  /** Each frame, with the milliseconds since the last. */
  onFrame?(deltaMs: number): void;
}

/**
 * How every scene comes on stage, follows its round and goes. What is a game's own (timers, controls,
 * textures) its scene lets go of in a `destroy` round this one.
 */
export const createLife = <Event extends { kind: string }, View>(
  kit: Kit,
  options: LifeOptions<Event, View>,
): Omit<Scene, 'prepare' | 'resize'> => {
  const { view, link, presenter, music, purse, ribbon, telling, awayText } = options;
  const { tension = () => 0, onFrame = () => {} } = options;
  const { audio, bridge, frames, haptics } = kit.context;
  const notices = createNotices(kit, ribbon, awayText);
  let before = link.state().phase;
  const follow = () => {
    const state = link.state();
    const { phase, round } = state;
    notices.follow(state);
    // Wins are felt as they are cheered; a loss when all of it was told, and not when it is found so.
    if (phase === 'settled' && before === 'presenting' && round && resultTone(round) === 'loss')
      haptics('loss');
    before = phase;
    telling.follow(phase);
    options.follow();
  };
  const stops: (() => void)[] = [];
  let isOn = false;
  let isCovered = false;
  const cover = (next: boolean) => {
    isCovered = next;
    if (isOn) link.send({ type: 'cover', isCovered });
  };
  return {
    view,
    async show() {
      audio.music(music, MUSIC_MS);
      stops.push(
        bridge.subscribe((state, before) => {
          if (state.coins !== before.coins) purse.balance(state.coins);
        }),
        link.subscribe(follow),
        frames.add((deltaMs) => {
          onFrame(deltaMs);
          audio.tension(tension());
        }),
      );
      link.attach(wrapPresenter(presenter, (_what, work, signal) => telling.perform(signal, work)));
      isOn = true;
      if (isCovered) cover(true);
      follow();
    },
    pause: () => cover(true),
    resume() {
      cover(false);
      onFrame(0);
    },
    async hide(signal) {
      await kit.idle.to(view, { alpha: 0 }, { ...BEATS.leave, signal });
    },
    destroy() {
      for (const stop of stops) stop();
      notices.destroy();
      view.destroy({ children: true });
      kit.destroy();
    },
  };
};
