import { expect, type Locator } from 'playwright/test';
import { timeout } from '#tools/timeouts.ts';
import { timeOf } from './time.ts';

type Assertions = ReturnType<typeof expect<Locator>>;

/** One look. */
const now = expect.configure({ timeout: 1 });
const patiently = expect.configure({ timeout: timeout.loading });

/**
 * `expect(locator)` that lets time pass until it holds: `await soon(balance(page)).toHaveText('9.00')`.
 * A page whose time is everybody's is waited for.
 */
export const soon = (locator: Locator): Assertions => {
  const time = timeOf(locator.page());
  if (!time) return patiently(locator);
  const retried = (assertions: Assertions): Assertions =>
    new Proxy(assertions, {
      get(target, name, receiver) {
        const found = Reflect.get(target, name, receiver);
        if (name === 'not') return retried(found);
        return (...args: unknown[]) => time.until(() => found.apply(target, args));
      },
    });
  return retried(now(locator));
};

/** Two touches closer than a finger can make them are one (spec 2). Milliseconds. */
export const FINGER_MS = 350;

/** The first of its elements could be touched now: nothing lies over it, and it takes a touch. */
const isTouchable = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll(([element]) => {
    if (!element || element.matches(':disabled, [aria-disabled="true"], [inert] *')) return false;
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && element.contains(hit);
  });

/**
 * Lets time pass until a touch would land, and touches. Nothing moves in between, however slow. Also where time is
 * everybody's the next touch is no part of a double tap, however fast the page.
 */
export const press = async (locator: Locator): Promise<void> => {
  const time = timeOf(locator.page());
  const first = locator.first();
  await time?.until(async () => {
    if (!(await isTouchable(locator))) throw new Error(`${locator} takes no touch`);
  });
  await first.click();
  await (time ? time.pass(FINGER_MS) : first.page().waitForTimeout(FINGER_MS));
};
