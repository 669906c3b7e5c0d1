import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { figuresInTexts } from './figuresInTexts.ts';

it('texts are served with the club’s figures in them', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [figuresInTexts()],
  });
  const { default: home } = await server.ssrLoadModule('/assets/locales/en/home.json');
  await server.close();
  expect(home.how.s2.title).toBe('50 coins make RM10');
  // What a screen fills in stays a place.
  expect(home.card.worth).toContain('{{credit}}');
});
