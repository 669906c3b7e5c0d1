import { wallClock } from '#engine/core/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import type { House } from '#games/house/house.ts';
import { oddAt } from '../shots/oddAt.ts';
import type { PhaseStep } from '../shots/phase.ts';

/** The scene alone, as a phase is carried out on it. */
export interface Table {
  house: House;
  link(): AnyRoundLink | null;
  /** The round is forgotten by the page, as when it is loaded anew. */
  reload(): void;
}

/** Every control on the stage. */
export const controls = () => [
  ...document.querySelectorAll<HTMLButtonElement>('.stage-controls button'),
];
export const isReady = (button: HTMLButtonElement) =>
  button.getAttribute('aria-disabled') !== 'true';

/** Waits, in the harness's time, until there is something. */
const found = <Value>(find: () => Value | null | undefined | false): Promise<Value> =>
  new Promise((resolve) => {
    const look = () => {
      const value = find();
      if (value) resolve(value);
      else wallClock.frame(look);
    };
    look();
  });
const phaseIs = (table: Table, phase: string) => found(() => table.link()?.state().phase === phase);

const doStep = async (table: Table, step: PhaseStep): Promise<unknown> => {
  const named = (name: RegExp) => controls().filter((each) => name.test(each.textContent));
  switch (step.do) {
    case 'open':
      await phaseIs(table, 'idle');
      return table.link()?.send({ type: 'open' });
    case 'press':
      return (await found(() => named(step.name).find(isReady))).click();
    case 'see':
      return found(() => named(step.name)[0]);
    case 'hear':
      return found(() =>
        [...document.querySelectorAll('.stage-live, .stage-controls button')].some((each) =>
          step.text.test(each.textContent),
        ),
      );
    case 'finish':
      return phaseIs(table, 'settled');
    case 'answer': {
      const cards = await found(() => {
        const all = named(/^Card \d+, /);
        return all.length > 0 && all.every(isReady) && all;
      });
      const odd = oddAt(cards.map((card) => card.textContent));
      return cards[step.isRight ? odd : Number(odd === 0)]?.click();
    }
    case 'pass':
      return new Promise<void>((resolve) => wallClock.later(step.ms, resolve));
    case 'weather':
      return Object.assign(table.house.weather, step.change);
    case 'reload':
      table.reload();
      return phaseIs(table, step.until);
    case 'quit':
      return table.link()?.send({ type: 'quit' });
  }
};

/** Brings the scene, shown in English, to a phase. */
export const playInPage = async (table: Table, steps: readonly PhaseStep[]): Promise<void> => {
  for (const step of steps) await doStep(table, step);
};
