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
  /** What stands above the texts after the first. */
  more: string;
}

const toldOf = (
  faults: readonly Fault[],
  tell: (fault: Fault) => string,
  { say }: TuningWords,
): ToldFault[] => {
  const groups = Map.groupBy(faults, (fault) =>
    fault.way === undefined ? fault : `${fault.code} ${fault.field}`,
  );
  return [...groups.values()].flatMap((alike) => {
    const [first, ...others] = alike.toSorted((a, b) => missOf(b) - missOf(a));
    if (!first) return [];
    const more = say('faults.others', { count: others.length });
    return [{ field: first.field, texts: [tell(first), ...others.map(tell)], more }];
  });
};

/** What the gate says of a draft, which may be anything: beside its field, by the place's name, or above all. */
export const faultsOf = (game: GameKey, draft: unknown, words: TuningWords) => {
  const judged = judgeTuning(gameOf(game), draft);
  const tell = (fault: Fault) => words.fault(fault, draft);
  const told = toldOf(judged.isServed ? [] : judged.faults, tell, words);
  const places = placesIn(shapeOf(gameOf(game)), draft).filter((place) => place !== '');
  const isBeside = ({ field }: ToldFault) => places.includes(field);
  const ofFields = Map.groupBy(told.filter(isBeside), ({ field }) => field);
  return {
    beside: ofFields,
    /** The place of the first field of the form that is marked. */
    first: places.find((place) => ofFields.has(place)),
    above: told.filter((each) => !isBeside(each)),
    count: told.length,
    /** What passes, and has to be confirmed by whoever publishes it. */
    warnings: judged.isServed ? judged.warnings.map(tell) : [],
  };
};
