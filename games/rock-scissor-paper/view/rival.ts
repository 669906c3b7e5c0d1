import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { type Arm, createArm } from './arm.ts';
import { createFace } from './face.ts';

/** The opponent's puppet: an arm, and a face that takes part in what it does. */
export const createRival = (kit: Kit): Arm => {
  const arm = createArm(kit, 'theirs');
  const face = createFace(kit);
  const view = new Container();
  view.addChild(face.view, arm.view);
  const look = (mood: Parameters<typeof face.show>[0]) => alongside(face.show(mood));
  return {
    ...arm,
    view,
    home(place) {
      face.home(place);
      arm.home(place);
    },
    ready() {
      look('waits');
      return arm.ready();
    },
    greet() {
      look('waits');
      return arm.greet();
    },
    beat(beat) {
      alongside(face.utter(beat));
      return arm.beat(beat);
    },
    triumph() {
      look('pleased');
      return arm.triumph();
    },
    yield() {
      look('startled');
      return arm.yield();
    },
    spring() {
      look('wonders');
      return arm.spring();
    },
    sink() {
      look('startled');
      return arm.sink();
    },
    async leave() {
      await Promise.all([face.leave(), arm.leave()]);
    },
  };
};
