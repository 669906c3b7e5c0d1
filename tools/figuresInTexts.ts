import type { Plugin } from 'vite';
import { withFigures } from '#contract/figures.ts';

const TEXTS = /\/assets\/locales\/.*\.json$/;

/**
 * Fills the club's figures into the app's texts: when they are built, so that no player loads the figures, or,
 * for tests that play with other terms than the club's ('late'), when they are read.
 */
export const figuresInTexts = (when: 'built' | 'late' = 'built'): Plugin => ({
  name: 'figures-in-texts',
  enforce: 'pre',
  transform: {
    filter: { id: TEXTS },
    handler: (texts) =>
      when === 'built'
        ? { code: withFigures(texts), map: null }
        : {
            code: `import { withFigures } from '#contract/figures.ts';
              export default JSON.parse(withFigures(${JSON.stringify(texts)}));`,
            map: null,
            moduleType: 'js',
          },
  },
});
