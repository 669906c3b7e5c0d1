import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { appStarted } from './steps.ts';

/** What moves only for a while lies where it will lie. */
const movedToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // What is cut short or taken away is at rest as well.
    for (let list = moving(); list.length > 0; list = moving())
      await Promise.allSettled(list.map(({ finished }) => finished));
  });

/** Where everything on the page lies. */
const placesOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      })
      .join(),
  );

const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // The app has no frames: no blank page is needed to put their results together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
};

/** Nothing on the page breaks WCAG 2.2 AA as far as a machine can tell. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await appStarted(page);
  let found: string[];
  let before: string;
  // Axe measures in several turns: what it says of a page that moved meanwhile is no finding yet.
  do {
    await movedToRest(page);
    before = await placesOf(page);
    found = await violationsOf(page);
  } while (found.length > 0 && before !== (await placesOf(page)));
  expect(found).toEqual([]);
};
