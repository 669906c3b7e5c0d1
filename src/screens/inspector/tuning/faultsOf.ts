import type { GameKey } from '#contract/games.ts';
import { placesIn, shapeOf } from '#games/designer/fields.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import type { Fault } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';
import type { TuningWords } from '../useWords.ts';

/** How far a fault is off, as a share of what is allowed. */
const missOf = ({ value, bound }: Fault): number =>
  Math.abs(Number(value) - Number(bound)) / Number(bound);

/** One fault, or the same of several ways to play; the worst first. */
export interface ToldFault {
  field: string;
  texts: readonly [string, ...string[]];
}

const toldOf = (faults: readonly Fault[], tell: (fault: Fault) => string): ToldFault[] => {
  const groups = Map.groupBy(faults, (fault) =>
    fault.way === undefined ? fault : `${fault.code} ${fault.field}`,
  );
  return [...groups.values()].flatMap((alike) => {
    const [first, ...others] = alike.toSorted((a, b) => missOf(b) - missOf(a));
    return first ? [{ field: first.field, texts: [tell(first), ...others.map(tell)] }] : [];
  });
};

/** What the gate says of a draft, which may be anything: beside its field, by the place's name, or above all. */
export const faultsOf = (game: GameKey, draft: unknown, words: TuningWords) => {
  const judged = judgeTuning(gameOf(game), draft);
  const told = toldOf(judged.isServed ? [] : judged.faults, (fault) => words.fault(fault, draft));
  const places = new Set(placesIn(shapeOf(gameOf(game)), draft));
  places.delete('');
  const isBeside = ({ field, texts }: ToldFault) => places.has(field) && texts.length === 1;
  const ofFields = Map.groupBy(told.filter(isBeside), ({ field }) => field);
  const beside = new Map(
    [...ofFields].map(([field, its]) => [field, its.map(({ texts: [text] }) => text).join('; ')]),
  );
  return { beside, above: told.filter((each) => !isBeside(each)), count: told.length };
};
