import { expect, it } from 'vitest';
import { bannerLink } from './bannerLink.ts';

it.each([
  ['/promotions?id=4', { to: '/promotions?id=4' }],
  ['/', { to: '/' }],
  ['https://4d.example/today', { href: 'https://4d.example/today' }],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['http://plain.example', null],
  ['javascript:alert(1)', null],
  ['#', null],
  ['', null],
])('the link %j of a banner leads to %j', (link, leads) => {
  expect(bannerLink(link)).toEqual(leads);
});
