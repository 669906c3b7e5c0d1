import type { BrowserContext, Page } from 'playwright';

/** What React did since `forgetRenders`. */
interface Renders {
  /** How often it changed the page. */
  commits: number;
  /** How many components it rendered for that. */
  components: number;
}

/** The part of React's tree that is read: https://github.com/facebook/react, ReactInternalTypes.js. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same as it was before; null where it is new. */
  alternate: Fiber | null;
}

/**
 * Has every page of a browser context count what React renders, told by the hook that its developer tools have;
 * `rendersOf` answers it.
 */
export const countRenders = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Functions, classes, forwarded references and memos (ReactWorkTags.js), and that they were rendered.
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const PERFORMED_WORK = 1;
    let renders = { commits: 0, components: 0 };
    const isChanged = ({ child, alternate }: Fiber) => child !== (alternate?.child ?? null);
    const count = (first: Fiber | null) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        if (COMPONENTS.has(fiber.tag) && fiber.flags & PERFORMED_WORK) renders.components += 1;
        if (isChanged(fiber)) count(fiber.child);
      }
    };
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot(_renderer: number, { current }: { current: Fiber }) {
          renders.commits += 1;
          if (isChanged(current)) count(current.child);
        },
        onCommitFiberUnmount() {},
      },
      forgetRenders: () => {
        renders = { commits: 0, components: 0 };
      },
      renders: () => renders,
    });
  });

/** Counts from here on. */
export const forgetRenders = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { forgetRenders: () => void }).forgetRenders());

export const rendersOf = (page: Page): Promise<Renders> =>
  page.evaluate(() => (globalThis as unknown as { renders: () => Renders }).renders());
