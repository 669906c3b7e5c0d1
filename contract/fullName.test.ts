import { describe, expect, it } from 'vitest';
import { FullName } from './session.ts';

const read = (name: string) => FullName.safeParse(name).data ?? null;

describe('[valid-rest] a full name as identity cards have it', () => {
  it.each([
    ['Malay', 'Siti Nurhaliza binti Tarudin'],
    ['with a title', 'Dato’ Hj. Mohd. Noor bin Hj. Abd. Rahman'],
    ['Tamil, in letters', 'Subramaniam A/L Muthusamy'],
    ['a daughter’s', 'Kavitha a/p Ramasamy'],
    ['with another name', 'TAN AH KOW @ TAN AH HOCK (CHEN YAGAO)'],
    ['Kadazan', "Peter Anak D'Cruz-O’Brien"],
    ['Chinese', '陈美玲'],
    ['Chinese of a Malay', '阿卜杜勒·拉赫曼'],
    ['Japanese', 'ジョン・スミス'],
    ['Tamil', 'சுப்பிரமணியம் முத்துசாமி'],
    ['Arabic', 'عبد الرحمٰن بن محمد'],
    ['with accents', 'Zoë Núñez Đặng'],
    ['with hyphens of every kind', 'Lim‑Tan Mei–Ling'],
    ['of two letters', 'Ng'],
    ['of eighty letters', 'a'.repeat(80)],
    ['of eighty letters with marks', 'நி'.repeat(80)],
  ])('%s: %s', (_, name) => {
    expect(read(name)).toBe(name);
  });

  it('is one line, with one space between its words, however it was pasted', () => {
    expect(read('  Tan\u3000Ah \u00a0 Kow\n')).toBe('Tan Ah Kow');
    expect(read('Zoe\u0308')).toBe('Zo\u00eb');
  });

  it.each([
    ['nothing', ' '],
    ['one letter', 'A'],
    ['digits', 'R2D2'],
    ['a mark first', '·Ali'],
    ['marks alone', '·· ··'],
    ['code', '<b>Ali</b>'],
    ['what turns text around', 'Ali\u202eilA'],
    ['what is not seen', 'Ali\u200bAli'],
    ['a control character', 'Ali\u0007Ali'],
    ['a picture', 'Ali 🪁'],
    ['eighty-one letters', 'a'.repeat(81)],
    ['a tower of marks', `A${'\u0301'.repeat(2000)}`],
  ])('not %s', (_, name) => {
    expect(read(name)).toBeNull();
  });
});
