import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test('[inspector] fields are quoted as RFC 4180 has it', () => {
  expect(
    csvLines([
      ['plain', 1.5, ''],
      ['a,b', 'say "go"', 'two\nlines'],
    ]),
  ).toEqual(['plain,1.5,', '"a,b","say ""go""","two\nlines"']);
});

test('[inspector] a text that a spreadsheet would work out stays a text; a number stays a number', () => {
  expect(csvLines([['=1+1', '@a', '-x', '+y', '-', -0.5]])).toEqual(["'=1+1,'@a,'-x,'+y,'-,-0.5"]);
});
