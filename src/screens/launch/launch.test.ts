import { expect, it } from 'vitest';
import { launchTarget } from './launch.ts';

const fromLink = (link: string) => launchTarget(new URLSearchParams({ url: link }));

it.each([
  ['web+hornbill://promotions', '/promotions'],
  ['web+hornbill://promotions?id=3', '/promotions?id=3'],
  ['web+hornbill:promotions/', '/promotions'],
  ['WEB+HORNBILL://Games/fto', '/games/fto'],
  ['web+hornbill://games', '/games'],
  ['web+hornbill://games/rock-scissor-paper?lang=ms', '/games/rock-scissor-paper?lang=ms'],
  ['web+hornbill://inbox', '/inbox'],
  ['web+hornbill://inbox/42', '/inbox/42'],
  ['web+hornbill://redeem', '/redeem'],
  ['web+hornbill://transaction?show=rounds', '/transaction?show=rounds'],
  ['web+hornbill://helpdesk#contact', '/helpdesk'],
  ['web+hornbill://setting', '/setting'],
])('[route-launch] the link %s leads to %s', (link, to) => {
  expect(fromLink(link)).toBe(to);
});

it.each([
  ['?action=redeem', '/redeem'],
  ['?action=games/lucky-egg', '/games/lucky-egg'],
  ['?action=promotions&id=7', '/promotions?id=7'],
  ['?action=inbox/5&lang=zh', '/inbox/5?lang=zh'],
])('[route-launch] the address /launch%s leads to %s', (search, to) => {
  expect(launchTarget(new URLSearchParams(search))).toBe(to);
});

it.each([
  '',
  '?action=',
  '?action=casino',
  '?action=games/poker',
  '?action=games/fto/play',
  '?action=inbox/abc',
  '?action=inbox/..',
  '?action=redeem/all',
  '?action=constructor',
  '?action=//evil.example',
  '?action=https://evil.example',
  '?url=https://evil.example/promotions',
  '?url=web+other://promotions',
  '?url=web%2Bhornbill%3A%2F%2F%2F%2Fevil.example',
  '?url=web%2Bhornbill%3Ajavascript%3Aalert(1)',
])('[route-launch] /launch%s is ignored and leads home', (search) => {
  expect(launchTarget(new URLSearchParams(search))).toBe('/');
});

it('a link in a link leads nowhere again', () => {
  expect(fromLink('web+hornbill://promotions?id=1&url=web%2Bhornbill://redeem')).toBe(
    '/promotions?id=1',
  );
});
