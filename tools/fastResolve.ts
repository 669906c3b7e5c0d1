import { type ResolveFnOutput, registerHooks } from 'node:module';

// For each import Node reads package.json files again, to see what a package offers and which kind a module is: the
// club's own for each of its files, and of drizzle-orm 130 KB, five hundred times. A third of a server's start.
const ROOT = new URL('../', import.meta.url).href;
/** Where the packages lie that the club's own modules import, by the name they do it by. */
const packages = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    const isRelative = specifier.startsWith('.');
    if (parentURL.includes('/node_modules/')) {
      if (!isRelative || !parentURL.includes('/node_modules/drizzle-orm/'))
        return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!parentURL.startsWith(ROOT) || !conditions.includes('import'))
      return next(specifier, context);
    if (isRelative || specifier.startsWith('#')) {
      if (!specifier.endsWith('.ts')) return next(specifier, context);
      // As the `imports` of package.json have it: '#server/clock.ts' is './server/clock.ts'.
      const url = isRelative ? new URL(specifier, parentURL) : new URL(specifier.slice(1), ROOT);
      return { url: url.href, format: 'module-typescript', shortCircuit: true };
    }
    const known = packages.get(specifier);
    if (known) return { ...known, shortCircuit: true };
    const found = next(specifier, context);
    packages.set(specifier, found);
    return found;
  },
});
