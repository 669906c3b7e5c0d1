import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { expect, test } from '../test.ts';

const SCENE = resolve('games/squidgame/scene.ts');
const TUNING = resolve('games/squidgame/tuning.ts');
const WORDS = resolve('assets/locales/en/games/squidgame.json');

/** What an edit makes of a file's text; the file itself stays as it is. */
const EDITS: Readonly<Record<string, (text: string) => string>> = {
  [SCENE]: (text) => `${text}\nglobalThis.editedScene = true;`,
  [TUNING]: (text) => `${text}\nglobalThis.editedTuning = true;`,
  [WORDS]: (text) => text.replace('"left": "left"', '"left": "port side"'),
};

const serve = async () => {
  const edited = new Set<string>();
  const edits: Plugin = {
    name: 'edits',
    enforce: 'pre',
    transform: (text, id) => (edited.has(id) ? EDITS[id]?.(text) : undefined),
  };
  const server = await createServer({
    plugins: [edits],
    logLevel: 'error',
    optimizeDeps: { entries: ['tests/harness/scene.html'] },
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    edit(file: string) {
      edited.add(file);
      server.watcher.emit('change', file);
    },
    close: () => server.close(),
  };
};

test('time stands, goes slower and goes on as the toolbar says, on the way to a phase too', async ({
  page,
}) => {
  const { url, close } = await serve();
  const now = () => page.evaluate(() => globalThis.clubClock?.now() ?? 0);
  const rate = (value: number) =>
    page.evaluate(async (most) => {
      const frame = () => new Promise(requestAnimationFrame);
      const clock = globalThis.clubClock;
      const [begun, from] = [clock?.now() ?? 0, performance.now()];
      for (let left = 20; left > 0; left -= 1) await frame();
      const share = ((clock?.now() ?? 0) - begun) / (performance.now() - from);
      return share <= most && share > 0;
    }, value);
  const paused = page.getByLabel('Paused');
  try {
    await page.goto(`${url}tests/harness/scene.html?game=squidgame&phase=3-crossed`);
    await expect(page.locator('output')).toContainText('on the way');
    await paused.click();
    const stood = await now();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await now()).toBe(stood);
    await page.getByRole('button', { name: 'Step', exact: true }).dblclick();
    expect(Math.round(await now())).toBe(Math.round(stood + 2_000 / 60));
    await page.getByLabel('Speed').selectOption({ label: '1/8' });
    await paused.click();
    await expect.poll(() => rate(1 / 8 + 0.02)).toBe(true);
    await page.getByLabel('Speed').selectOption({ label: '1' });
    await expect(page.locator('output')).toHaveText('deciding');
  } finally {
    await close();
  }
});

test('an edited scene, tuning or text keeps the phase, and the page', async ({ page }) => {
  const { url, edit, close } = await serve();
  const phase = page.locator('output');
  const panel = (name: RegExp) => page.getByRole('button', { name });
  try {
    await page.goto(`${url}tests/harness/scene.html?game=squidgame&phase=2-choose&calm`);
    await expect(phase).toHaveText('deciding');
    await page.evaluate(() => {
      Object.assign(globalThis, { isSamePage: true });
    });
    const has = (name: string) =>
      expect.poll(() => page.evaluate((key) => Reflect.get(globalThis, key), name)).toBe(true);

    edit(SCENE);
    await has('editedScene');
    await expect(panel(/^Step 1, left/)).toBeVisible();
    edit(TUNING);
    await has('editedTuning');
    edit(WORDS);
    await expect(panel(/^Step 1, port side/)).toBeVisible();
    await expect(phase).toHaveText('deciding');
    await has('isSamePage');
  } finally {
    await close();
  }
});
