import { COIN } from '#contract/coins.ts';
import type { FtoLink } from './machine.ts';
import type { FtoView, Question, Verdict } from './shapes.ts';

/** What lies on the table: the question, what was picked, and what became of those before. */
export interface FtoTable {
  question(): Question | null;
  ask(question: Question): void;
  /** The clock stands: the question is judged. */
  close(): void;
  /** A card can be picked as soon as all lie face up. */
  turnUp(): void;
  isFaceUp(): boolean;
  mayPick(): boolean;
  /** The card the server has been told, until it answers. */
  picked(): number | null;
  pick(cell: number): void;
  unpick(): void;
  verdicts(): readonly Verdict[];
  /** How many questions a round has. */
  of(): number;
  judge(verdict: Verdict): void;
  /** What came of a last question nobody answered may never have been told. */
  finish(of: number): void;
  /** The round as it stands, or with null none. */
  begin(view: Pick<FtoView, 'verdicts' | 'of'> | null): void;
  /** Hundredths of a coin; 0 in a practice. */
  coinsPerRight(): number;
}

export const createTable = (link: FtoLink): FtoTable => {
  let question: Question | null = null;
  let isFaceUp = false;
  let picked: number | null = null;
  let verdicts: readonly Verdict[] = [];
  let of = 10;
  return {
    question: () => question,
    ask(next) {
      question = next;
      picked = null;
      isFaceUp = false;
    },
    close() {
      question = null;
      isFaceUp = false;
    },
    turnUp() {
      isFaceUp = true;
    },
    isFaceUp: () => isFaceUp,
    mayPick: () => isFaceUp && picked === null,
    picked: () => picked,
    pick(cell) {
      picked = cell;
    },
    unpick() {
      picked = null;
    },
    verdicts: () => verdicts,
    of: () => of,
    judge(verdict) {
      verdicts = [...verdicts, verdict];
    },
    finish(count) {
      of = count;
      while (verdicts.length < of) verdicts = [...verdicts, 'missed'];
    },
    begin(view) {
      verdicts = view?.verdicts ?? [];
      of = view?.of ?? of;
    },
    coinsPerRight() {
      const state = link.state();
      const each = (state.round ?? state).tuning?.coinsPerRight;
      return typeof each === 'number' ? each : COIN;
    },
  };
};
