import type { Insets } from './layout.ts';

const STYLE = `
.stage-insets {
  position: absolute; visibility: hidden; pointer-events: none; inline-size: 0; block-size: 0;
  padding: env(safe-area-inset-top, 0px) env(safe-area-inset-right, 0px)
    env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px);
}
`;

let sheet: CSSStyleSheet | null = null;

/** The device's safe area, in CSS pixels. `env()` can only be read through a laid out element. */
export const insetsOf = (parent: HTMLElement): Insets => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const probe = document.createElement('i');
  probe.className = 'stage-insets';
  parent.append(probe);
  const style = getComputedStyle(probe);
  const read = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  const insets = {
    top: read('top'),
    right: read('right'),
    bottom: read('bottom'),
    left: read('left'),
  };
  probe.remove();
  return insets;
};

/** The size of the page's text by the player's own settings; 1 as it was designed. */
export const textScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
