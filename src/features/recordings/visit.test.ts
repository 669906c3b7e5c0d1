import { beforeEach, expect, it } from 'vitest';
import { endVisit, visitOf } from './visit.ts';

beforeEach(endVisit);

it('[replay] a visit keeps its id over reloads; another player, game or build begins another', () => {
  const visit = visitOf('p1', 'fto', '5.5.28');
  expect(visitOf('p1', 'fto', '5.5.28')).toBe(visit);
  const others = [
    visitOf('p1', 'fto', '5.5.29'),
    visitOf('p2', 'fto', '5.5.29'),
    visitOf('p2', 'squidgame', '5.5.29'),
  ];
  endVisit();
  others.push(visitOf('p2', 'squidgame', '5.5.29'));
  expect(new Set([visit, ...others]).size).toBe(5);
});
