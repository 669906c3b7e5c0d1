import { expect, test } from 'vitest';
import { sentences } from './texts.ts';

test('the club’s own sentences follow each other as their language has it, with values in their places', () => {
  const told = sentences(
    ({ phone, notYou }) => [phone.now, notYou],
    (language) => ({ phone: `+60${language}` }),
  );
  expect(told).toEqual({
    en: 'It is now +60en. If it was not you, contact support at once.',
    zh: '新号码：+60zh。如果不是您本人操作，请立即联系客服。',
    ms: 'Nombor sekarang ialah +60ms. Jika bukan anda yang melakukannya, hubungi pasukan sokongan dengan segera.',
  });
});
