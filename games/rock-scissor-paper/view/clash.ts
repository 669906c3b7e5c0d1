import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Burst } from '#engine/canvas/stage/kit/burst.ts';
import type { StageCamera } from '#engine/canvas/stage/kit/camera.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createParticles } from '#engine/canvas/stage/kit/particles.ts';
import type { Hand, Thrown } from '#games/rock-scissor-paper/shapes.ts';
import { SOUNDS } from '#games/rock-scissor-paper/sounds.ts';
import type { Arm } from './arm.ts';
import { BEATS } from './beats.ts';
import { EMITTERS } from './emitters.ts';
import type { Place } from './place.ts';
import { play, playResult } from './play.ts';
import type { ScoreBoard } from './score.ts';

/** Both arms in one throw. */
export interface Clash {
  /** The beats, counted between the hands. */
  view: Container;
  home(place: Place): void;
  /** Three beats of the drum, then both hands strike; whoever chose none has only a rod. */
  show(thrown: Thrown): Promise<void>;
  /** The winner thrusts forward, the loser gives way; two of a kind spring apart. */
  judge(thrown: Thrown): Promise<void>;
}

interface Parts {
  mine: Arm;
  theirs: Arm;
  score: ScoreBoard;
  burst: Burst;
  camera: StageCamera;
  /** The cloth gives where the hands meet. */
  strike(): void;
}

/** The share of a beat after which the drum is struck. */
const STRUCK_AT = 0.8;

export const createClash = (
  kit: Kit,
  { mine, theirs, score, burst, camera, strike }: Parts,
): Clash => {
  const { act } = kit;
  const view = new Container();
  const count = kit.digits('', 130);
  count.tint = COLOURS.goldPale;
  count.alpha = 0;
  const splinters = createParticles(kit);
  view.addChild(splinters.view, count);

  const splinter = async (beaten: Hand) => {
    const emitter = EMITTERS[beaten];
    const [, ms] = emitter.life;
    splinters.emit(emitter, { x: 0, y: 0 });
    let passed = 0;
    await act.run(
      (t) => {
        splinters.pass(t * ms - passed);
        passed = t * ms;
      },
      { ms, ease: 'linear' },
    );
  };
  const toll = async (sound: string, number: number) => {
    await act.wait(BEATS.drum.ms * STRUCK_AT);
    play(kit, sound);
    count.text = String(number);
    await act.run((t) => {
      count.alpha = 1 - t;
      if (!kit.isCalm()) count.scale.set(0.75 + 0.5 * t);
    }, BEATS.number);
  };

  return {
    view,
    home({ middle }) {
      view.position.set(middle.x, middle.y);
    },
    async show(thrown) {
      await Promise.all([mine.ready(), theirs.ready()]);
      for (const [i, sound] of SOUNDS.beats.entries()) {
        alongside(toll(sound, i + 1));
        await Promise.all([mine.beat(BEATS.drum), theirs.beat(BEATS.drum)]);
      }
      const arms = [
        [mine, thrown.mine],
        [theirs, thrown.theirs],
      ] as const;
      await Promise.all(arms.map(([arm, hand]) => hand && arm.windUp()));
      play(kit, SOUNDS.reveal);
      await Promise.all(arms.map(([arm, hand]) => (hand ? arm.reveal(hand) : arm.sink())));
      if (thrown.mine === null || thrown.theirs === null) return;
      strike();
      await camera.hitstop(BEATS.hitstop);
      alongside(camera.shake(7, BEATS.quake));
    },
    async judge(thrown) {
      const { result } = thrown;
      if (result === 'tie') {
        playResult(kit, SOUNDS.tie);
        await Promise.all([mine.spring(), theirs.spring()]);
        return;
      }
      const isWon = result === 'win';
      const [winner, loser] = isWon ? [mine, theirs] : [theirs, mine];
      const sound = isWon ? SOUNDS.won : thrown.mine === null ? SOUNDS.missed : SOUNDS.lost;
      playResult(kit, sound);
      const shows = [winner.triumph(), score.award(thrown.score)];
      const beaten = isWon ? thrown.theirs : thrown.mine;
      if (thrown.mine !== null && beaten !== null) shows.push(loser.yield(), splinter(beaten));
      if (isWon) shows.push(burst.pop(view.x, view.y, 12));
      await Promise.all(shows);
    },
  };
};
