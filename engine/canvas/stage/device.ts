import type { Insets } from './layout.ts';

/** What a device takes of the stage, and asks of its texts. */
export interface StageDevice {
  /** Its safe area, CSS pixels. */
  insets: Insets;
  /** The size of the page's text by the player's own settings; 1 as it was designed. */
  textScale: number;
}

/** Set on an element around the stage, these stand for the device's own: a replay shows another's. */
export const deviceStyle = ({ insets, textScale }: StageDevice): Record<`--${string}`, string> => ({
  '--device-top': `${insets.top}px`,
  '--device-right': `${insets.right}px`,
  '--device-bottom': `${insets.bottom}px`,
  '--device-left': `${insets.left}px`,
  '--device-text': `${16 * textScale}px`,
});

const STYLE = `
.stage-device {
  position: absolute; visibility: hidden; pointer-events: none; inline-size: 0; block-size: 0;
  padding: var(--device-top, env(safe-area-inset-top, 0px)) var(--device-right, env(safe-area-inset-right, 0px))
    var(--device-bottom, env(safe-area-inset-bottom, 0px)) var(--device-left, env(safe-area-inset-left, 0px));
  font-size: var(--device-text, 1rem);
}
`;

let sheet: CSSStyleSheet | null = null;

/** `env()` can only be read through a laid out element. */
export const deviceOf = (parent: HTMLElement): StageDevice => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const probe = document.createElement('i');
  probe.className = 'stage-device';
  parent.append(probe);
  const style = getComputedStyle(probe);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const device = {
    insets: {
      top: read('padding-top'),
      right: read('padding-right'),
      bottom: read('padding-bottom'),
      left: read('padding-left'),
    },
    textScale: (read('font-size') || 16) / 16,
  };
  probe.remove();
  return device;
};
