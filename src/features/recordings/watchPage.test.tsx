import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type EntryOf, Recording } from '#contract/recording.ts';
import { show } from '#src/testing/screen.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { listenToPage } from './page.ts';
import { newVisit } from './testVisit.ts';
import { watchPage } from './watchPage.ts';

let stop = () => {};
afterEach(() => {
  stop();
  cleanup();
});

/** Nothing is laid out in tests: each element lies where its `data-at` says, the stage at 10, 20. */
const layOut = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.closest('[data-at]')?.getAttribute('data-at') ?? '10 120 390 300';
    const [x = 0, y = 0, width = 0, height = 0] = at.split(' ').map(Number);
    return new DOMRect(x, y, width, height);
  });

/** A table with a notice over it, a desk below the screen, and a popup or none. */
let change: (shown: { isPopup: boolean; at: string }) => void;
const Page = () => {
  const [{ isPopup, at }, setShown] = useState({ isPopup: false, at: '10 20 390 60' });
  change = (shown) => act(() => setShown(shown));
  return (
    <>
      <main>
        <div data-at="10 20 390 844">
          <canvas />
          <div className="stage-controls">
            <button type="button" style={{ left: 100, top: 200, width: 20, height: 40 }} />
          </div>
        </div>
        <div key={at} role="status" data-at={at}>
          <p>{'Farid won 12.00'}</p>
          <Button>{'Not now'}</Button>
        </div>
        <section data-at="10 2000 390 60">{'Below the stage'}</section>
      </main>
      <Popup isOpen={isPopup} onClose={() => {}} title="Report a problem">
        <p>{'uid-secret-note'}</p>
      </Popup>
    </>
  );
};

const layersOf = (entries: readonly { kind: string }[]) =>
  entries.filter((entry): entry is EntryOf<'layer'> => entry.kind === 'layer');

it('[replay] popups and notices over the stage are noted as they come and go, by the keys of the club’s own words', async () => {
  layOut();
  const visit = newVisit();
  await show(<Page />);
  stop = watchPage(visit.stage);
  const told = () =>
    layersOf(visit.entries()).map(({ layer, shown }) => [
      layer,
      shown && [shown.what, shown.key, shown.box],
    ]);
  const notice = [1, ['notice', null, [0, 0, 390, 60]]];
  await vi.waitFor(() => expect(told()).toEqual([notice]));
  change({ isPopup: true, at: '10 20 390 60' });
  const popup = [2, ['popup', 'play:view.report', [0, 100, 390, 300]]];
  await vi.waitFor(() => expect(told()).toEqual([notice, popup]));
  change({ isPopup: false, at: '10 80 390 60' });
  await vi.waitFor(() => expect(told()).toContainEqual([2, null]));
  expect(told().slice(2)).toEqual([
    [1, null],
    [2, null],
    [3, ['notice', null, [0, 60, 390, 60]]],
  ]);
  const parts = layersOf(visit.entries())[0]?.shown?.parts.map(({ what, key }) => [what, key]);
  expect(parts).toEqual([
    ['text', null],
    ['button', 'common:install.later'],
  ]);
  const text = JSON.stringify(visit.recording());
  expect(text).not.toMatch(/Farid|12\.00|secret/);
  expect(Recording.safeParse(JSON.parse(text)).success).toBe(true);
});

it('[replay] a touch of a control is noted from the first on, before what comes of it; one beside the stage is none', async () => {
  layOut();
  const visit = newVisit();
  await show(<Page />);
  stop = listenToPage(visit.stage);
  const control = document.querySelector<HTMLElement>('.stage-controls button');
  control?.addEventListener('click', () => visit.input('player', { type: 'open' }));
  control?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  control?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  control?.click();
  document.querySelector<HTMLElement>('main [role="status"] button')?.click();
  const noted = visit.entries().filter(({ kind }) => kind === 'touch' || kind === 'input');
  const middle = { kind: 'touch', x: 110, y: 220 };
  expect(noted).toMatchObject([
    { ...middle, what: 'down' },
    { ...middle, what: 'up' },
    { ...middle, what: 'press' },
    { kind: 'input' },
  ]);
});
