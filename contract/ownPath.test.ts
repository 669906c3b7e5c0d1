import { expect, it } from 'vitest';
import { atPath, ownPath } from './ownPath.ts';

it.each([
  ['/', '/'],
  ['/redeem?coins=50#top', '/redeem?coins=50#top'],
  ['/games/../redeem', '/redeem'],
  ['/games/', '/games/'],
  ['/promotions?to=//elsewhere.example\\x', '/promotions?to=//elsewhere.example\\x'],
  ['/inbox/7?notifiid=7', '/inbox/7?notifiid=7'],
  ['/茶', '/%E8%8C%B6'],
])('%j is the path %j of the club', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

/** Ways to write another place's address so that it begins like a path. */
const AWAY = [
  '//elsewhere.example/x',
  '///elsewhere.example',
  '/.//elsewhere.example/x',
  '/..//x.example',
  '/x/..//elsewhere.example',
  '/x/%2e%2E//elsewhere.example/x',
  '/%2e//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/x/..\\\\elsewhere.example',
  '/x\\y',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\n/x.example',
  '\u0000//x.example',
  'https://elsewhere.example/',
  'https:/elsewhere.example',
  'https:elsewhere.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:x',
  'mailto:x@y.z',
  'intent://elsewhere.example#Intent;end',
  'web+hornbill://promotions',
  'elsewhere.example',
  ' //elsewhere.example',
  ' /x',
  '',
  '?x',
  '#x',
  'games',
  '@elsewhere.example',
  '.',
  '..',
];
it.each(AWAY)('%j is no path of the club', (text) => {
  expect(ownPath(text)).toBeNull();
});

it.each([
  '/inbox/%',
  '/%ff',
  '/games/fto%00',
  '/games//fto',
  '/games/%zz',
  '/a%0d%0ab',
  '//',
  '/%c0%af',
])('%j can be no page’s address', (text) => {
  expect(ownPath(text)).toBeNull();
});

it('what is one stays on whatever site it is followed on', () => {
  for (const text of [
    ...AWAY,
    '/redeem',
    '/x/../y',
    '/%2f%2felsewhere.example',
    '/%5celsewhere.example',
  ]) {
    const path = ownPath(text);
    if (path === null) continue;
    expect(new URL(path, 'https://club.test').origin).toBe('https://club.test');
    expect(ownPath(path)).toBe(path);
  }
});

it('a query of its own is put behind it', () => {
  const path = ownPath('/redeem');
  if (path === null) throw new Error('/redeem is a path');
  expect(atPath(path, '?x=1')).toBe('/redeem?x=1');
  expect(atPath(path, new URLSearchParams({ a: '//b' }))).toBe('/redeem?a=%2F%2Fb');
  expect(atPath(path, new URLSearchParams())).toBe('/redeem');
});
