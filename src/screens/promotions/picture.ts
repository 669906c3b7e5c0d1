/** What a promotion's picture is drawn at, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 675 };
