import { matchRoutes } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '#src/base/paths.ts';
import { answering } from '#src/testing/screen.tsx';
import { createRouter } from './router.ts';

it('a path is one of the club’s only as it is written', () => {
  answering({});
  const router = createRouter();
  onTestFinished(() => router.dispose());
  const pathOf = (at: string) => matchRoutes(router.routes, at)?.at(-1)?.route.path;
  for (const { path } of Object.values(paths)) {
    // A deep link: the loader before all screens leads on from it.
    if (path === paths.launch.path) continue;
    const at = path.replace(/:\w+/g, 'x');
    expect(pathOf(at)).toBe(path);
    if (at !== at.toUpperCase()) expect(pathOf(at.toUpperCase())).not.toBe(path);
  }
});
