import { randomUUID } from 'node:crypto';
import { TuningsAnswer, tuningsPath } from '#contract/tunings.ts';
import { firstSteps } from '#games/squidgame/testTunings.ts';
import { loginAs } from '../../domains/rounds/tunings/testDesigner.ts';
import type { Causes, World } from './testWorld.ts';

/** A designer publishes the defaults with `changes`, made from a version so much older. */
const publish = async (world: World, changes: object, older = 0) => {
  const phone = world.phone();
  const token = await loginAs(world, 'designer', `Pereka${phone.slice(-4)}`, phone);
  const path = tuningsPath('squidgame');
  const { inForce, code } = TuningsAnswer.parse((await world.get(path, token)).json());
  const values = { ...Object(code.values), ...changes };
  const body = { requestId: randomUUID(), values, base: inForce - older, reason: 'to see' };
  return world.post(path, body, token);
};

/** Tests' own: what is said of the games' numbers. */
export const designerCauses: Causes = {
  'msg.tuningRefused': [400, (world) => publish(world, { steps: firstSteps(40) })],
  'msg.tuningUnconfirmed': [400, (world) => publish(world, { steps: firstSteps(1) })],
  'msg.tuningRepeated': [409, (world) => publish(world, {})],
  'msg.tuningStale': [409, (world) => publish(world, { steps: firstSteps(5) }, 1)],
};
