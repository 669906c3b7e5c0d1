import { describe, expect, it } from 'vitest';
import {
  formatCoinChange,
  formatCoins,
  formatCount,
  formatCredit,
  formatDate,
  formatDay,
  formatMonth,
  formatTime,
  formatWeekday,
} from './format.ts';

describe('numbers [const-format]', () => {
  it.each([
    [0, '0.00'],
    [100, '1.00'],
    [5, '0.05'],
    [123_456_789, '1,234,567.89'],
  ])('%i hundredths of a coin read %s', (hundredths, text) => {
    expect(formatCoins(hundredths)).toBe(text);
  });

  it('carry their sign in the history', () => {
    expect(formatCoinChange(500)).toBe('+5.00');
    expect(formatCoinChange(-500_000)).toBe('\u22125,000.00');
    expect(formatCoinChange(0)).toBe('0.00');
  });

  it('are ringgit with two decimals, and whole counts without', () => {
    expect(formatCredit(1_000)).toBe('RM10.00');
    expect(formatCredit(123_456_00)).toBe('RM123,456.00');
    expect(formatCount(12_345)).toBe('12,345');
  });
});

describe('dates [const-format]', () => {
  const KL = 'Asia/Kuala_Lumpur';

  it.each(['en', 'zh', 'ms'] as const)(
    'have twelve at noon and at midnight, never zero, in %s',
    (language) => {
      for (const [at, hour] of [
        ['2025-08-31T04:30:00Z', /\b12:30 ?PM|下午12:30/],
        ['2025-08-30T16:30:00Z', /\b12:30 ?AM|上午12:30/],
      ] as const)
        expect(formatDate(at, language, KL)).toMatch(hour);
    },
  );

  it.each([
    ['2025-08-31T13:05:00Z', '31/08/2025 09:05 PM'],
    ['2025-08-31T04:00:00Z', '31/08/2025 12:00 PM'],
    ['2025-08-30T16:00:00Z', '31/08/2025 12:00 AM'],
    ['2024-12-31T23:59:00Z', '01/01/2025 07:59 AM'],
  ])('%s is %s in English and Malay', (at, text) => {
    expect(formatDate(at, 'en', KL)).toBe(text);
    expect(formatDate(at, 'ms', KL)).toBe(text);
    expect(formatDate(Date.parse(at), 'en', KL)).toBe(text);
  });

  it.each([
    ['en', '24 August 2026'],
    ['zh', '2026年8月24日'],
    ['ms', '24 Ogos 2026'],
  ] as const)('a day in %s is the same day everywhere', (language, text) => {
    expect(formatDay('2026-08-24', language)).toBe(text);
  });

  it('are written as in Hong Kong in Chinese', () => {
    const text = formatDate('2025-08-31T13:05:00Z', 'zh', KL);
    expect(text).toMatch(/^31\/0?8\/2025/);
    expect(text).toContain('下午');
    expect(text).toMatch(/0?9:05/);
  });

  it.each([
    ['en', 'Friday, 20 November 2026', 'November 2026', 'Nov'],
    ['zh', '2026年11月20日星期五', '2026年11月', '11月'],
    ['ms', 'Jumaat, 20 November 2026', 'November 2026', 'Nov'],
  ] as const)('weekday and month in %s', (language, weekday, month, short) => {
    expect(formatWeekday('2026-11-20', language)).toBe(weekday);
    expect(formatMonth('2026-11', language)).toBe(month);
    expect(formatMonth('2026-11', language, 'short')).toBe(short);
  });

  it.each(['en', 'zh', 'ms'] as const)('a time alone is the end of its date in %s', (language) => {
    const at = '2025-08-31T13:05:00Z';
    expect(formatDate(at, language).split(/\s/).slice(1).join(' ')).toBe(formatTime(at, language));
  });

  it('are written here and nowhere else', () => {
    const files = import.meta.glob(
      ['/src/**/*.{ts,tsx}', '/games/**/*.ts', '!/src/base/format*.ts'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    );
    const others = Object.entries(files).flatMap(([path, text]) =>
      /DateTimeFormat|toLocale(Date|Time)?String/.test(String(text)) ? [path] : [],
    );
    expect(others).toEqual([]);
  });
});
