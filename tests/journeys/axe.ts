import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { appStarted } from './steps.ts';

/** Nothing on the page breaks WCAG 2.2 AA as far as a machine can tell. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await appStarted(page);
  const { violations } = await new AxeBuilder({ page })
    // The app has no frames: no blank page is needed to put their results together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
};
