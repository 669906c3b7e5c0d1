import { registerHooks } from 'node:module';

// For each module of a package Node reads its package.json again, to see which kind it is: of drizzle-orm
// that is 130 KB, five hundred times.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
