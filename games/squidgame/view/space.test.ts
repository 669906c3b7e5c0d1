import { describe, expect, test } from 'vitest';
import { layoutFor } from '#engine/canvas/stage/layout.ts';
import { depthOf, HALF_PANE, paneEdges, project, spaceOf } from './space.ts';

const SCREENS = [
  [390, 844],
  [320, 640],
  [768, 1024],
  [844, 390],
  [1280, 800],
] as const;

describe.each(SCREENS)('on a screen of %i x %i', (width, height) => {
  const layout = layoutFor(width, height);
  const space = spaceOf(layout);
  const depth = depthOf(1, 0);
  const far = project(space, 0, depth + HALF_PANE).y;
  const near = project(space, 0, depth - HALF_PANE).y;

  test.each([2, 3, 4])('each of %i panels of the next step is at least 44 px wide', (panes) => {
    for (let pane = 0; pane < panes; pane += 1) {
      const [left, right] = paneEdges(panes, pane);
      const wide = project(space, right, depth).x - project(space, left, depth).x;
      expect(wide * layout.scale).toBeGreaterThanOrEqual(44);
    }
  });

  test('the next step lies between the rope and the desk, clear of both', () => {
    expect(far).toBeGreaterThan(space.horizon);
    expect(near).toBeLessThan(space.bottom);
    expect(project(space, -1, depth).x).toBeGreaterThan(space.left);
    expect(project(space, 1, depth).x).toBeLessThan(space.right);
  });

  test('where the player stands is above the desk', () => {
    expect(project(space, 0, depthOf(0, 0)).y).toBeLessThan(space.bottom);
  });
});
