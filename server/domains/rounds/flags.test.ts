import { describe, expect, test } from 'vitest';
import type { GameDates } from '#contract/games.ts';
import { closedBy, datesSet, NO_FLAGS } from './flags.ts';

/** The beginning of a Malaysian day, eight hours before UTC's. */
const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const moment = (text: string) => new Date(day(text));

const NEVER = { startdate: null, enddate: null };
const JUNE = { startdate: '2026-06-01', enddate: '2026-06-30' };

describe('a game', () => {
  const at = (dates: GameDates, now: number, flags = {}) =>
    closedBy({ dates }, { ...NO_FLAGS, ...flags }, now);

  test('without dates is always open', () => {
    expect([at(NEVER, 0), at(NEVER, day('2999-01-01'))]).toEqual([null, null]);
  });

  test('of the catalogue’s dates is open from its first day’s beginning to its last one’s end', () => {
    expect(at(JUNE, day('2026-06-01') - 1)).toBe('msg.eventNotStarted');
    expect(at(JUNE, day('2026-06-01'))).toBeNull();
    expect(at(JUNE, day('2026-07-01') - 1)).toBeNull();
    expect(at(JUNE, day('2026-07-01'))).toBe('msg.eventEnded');
  });

  test('with one date has no other', () => {
    expect(at({ ...JUNE, startdate: null }, 0)).toBeNull();
    expect(at({ ...JUNE, enddate: null }, day('2999-01-01'))).toBeNull();
  });

  test('is open between an operator’s moments, whatever the catalogue says', () => {
    const flags = { startsAt: moment('2026-08-01'), endsAt: moment('2026-08-02') };
    expect(at(JUNE, day('2026-06-15'), flags)).toBe('msg.eventNotStarted');
    expect(at(JUNE, day('2026-08-01'), flags)).toBeNull();
    expect(at(JUNE, day('2026-08-02') - 1, flags)).toBeNull();
    expect(at(JUNE, day('2026-08-02'), flags)).toBe('msg.eventEnded');
  });

  test('under maintenance says so first', () => {
    expect(at(JUNE, 0, { maintenance: true })).toBe('msg.gameMaintenance');
    expect(at(NEVER, 0, { maintenance: true })).toBe('msg.gameMaintenance');
  });
});

describe('the dates a player is told', () => {
  test('are the catalogue’s own where no operator set any', () => {
    expect(datesSet(JUNE, NO_FLAGS)).toBeNull();
  });

  test('are an operator’s days, each over the catalogue’s; the end is the last day, not the one after', () => {
    const [startsAt, endsAt] = [moment('2026-08-01'), moment('2026-09-01')];
    expect(datesSet(JUNE, { startsAt, endsAt })).toEqual({
      startdate: '2026-08-01',
      enddate: '2026-08-31',
    });
    expect(datesSet(JUNE, { startsAt: moment('2026-05-01'), endsAt: null })).toEqual({
      startdate: '2026-05-01',
      enddate: '2026-06-30',
    });
    expect(datesSet(NEVER, { startsAt: null, endsAt })).toEqual({
      startdate: null,
      enddate: '2026-08-31',
    });
  });
});
