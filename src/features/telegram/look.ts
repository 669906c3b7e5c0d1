import * as z from 'zod/mini';

const Theme = z.object({
  theme_params: z.object({ bg_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) }),
});
const Viewport = z.object({ height: z.number().check(z.positive()) });

/** The club's words are light: on grounds up to this luminance each of their colours keeps a contrast of 4.5:1. */
export const LIGHTEST = 0.06;

/** WCAG's relative luminance of '#rrggbb'. */
export const luminanceOf = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** `share` of 0 to 1 of the one colour, the rest of the other; '#rrggbb'. */
const mixed = (one: string, other: string, share: number): string => {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(part(one, at) * share + part(other, at) * (1 - share)),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** A hundredth of a colour more is not seen. */
const STEPS = 100;

/** A theme's ground, as far as the club's words can be read on it: of a light one as much as they bear. */
const groundOf = (theme: string, own: string): string => {
  let share = STEPS;
  while (share > 0 && luminanceOf(mixed(theme, own, share / STEPS)) > LIGHTEST) share -= 1;
  return mixed(theme, own, share / STEPS);
};

const { style } = document.documentElement;
const tokenNow = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Takes the ground of Telegram's theme, as far as can be. Answers the ground that is shown, '#rrggbb'. */
export const followTheme = (data: unknown): string => {
  const theme = Theme.safeParse(data);
  for (const name of ['--ink', '--night']) {
    style.removeProperty(name);
    if (theme.success)
      style.setProperty(name, groundOf(theme.data.theme_params.bg_color, tokenNow(name)));
  }
  return tokenNow('--ink');
};

/** Pages are as high as what Telegram shows of them: less than the window while its sheet is half open. */
export const followViewport = (data: unknown): void => {
  const viewport = Viewport.safeParse(data);
  if (viewport.success) style.setProperty('--viewport', `${viewport.data.height}px`);
};
