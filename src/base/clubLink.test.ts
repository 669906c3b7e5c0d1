import { expect, it } from 'vitest';
import { clubLink } from './clubLink.ts';

it.each([
  ['/promotions?id=4', { to: '/promotions?id=4' }],
  ['/', { to: '/' }],
  ['https://4d.example/today', { href: 'https://4d.example/today' }],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['/x/..//elsewhere.example', null],
  ['/\t/elsewhere.example', null],
  ['http://plain.example', null],
  ['javascript:alert(1)', null],
  ['#', null],
  ['', null],
])('the link %j leads to %j', (link, leads) => {
  expect(clubLink(link)).toEqual(leads);
});
