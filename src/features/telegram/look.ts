import * as z from 'zod/mini';

const Theme = z.object({
  theme_params: z.object({ bg_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) }),
});
const Viewport = z.object({ height: z.number().check(z.positive()) });

/** The club's words are light: on grounds up to this luminance they keep a contrast of 7:1. */
const DARK = 0.07;

/** WCAG's relative luminance of '#rrggbb'. */
const luminanceOf = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const { style } = document.documentElement;

/**
 * Takes the ground of Telegram's theme, where the club's words can be read on it; a light one leaves the
 * club's own. Answers the ground that is shown, '#rrggbb'.
 */
export const followTheme = (data: unknown): string => {
  const theme = Theme.safeParse(data);
  const ground = theme.success ? theme.data.theme_params.bg_color : null;
  for (const name of ['--ink', '--night']) {
    if (ground !== null && luminanceOf(ground) <= DARK) style.setProperty(name, ground);
    else style.removeProperty(name);
  }
  return getComputedStyle(document.documentElement).getPropertyValue('--ink').trim();
};

/** Pages are as high as what Telegram shows of them: less than the window while its sheet is half open. */
export const followViewport = (data: unknown): void => {
  const viewport = Viewport.safeParse(data);
  if (viewport.success) style.setProperty('--viewport', `${viewport.data.height}px`);
};
