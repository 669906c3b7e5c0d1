/** For what is opened from a list: on a phone it lies below the list, and is brought into view. */
export const showBelow = (opened: HTMLElement | null): void => {
  if (opened && opened.getBoundingClientRect().top > window.innerHeight / 2)
    opened.scrollIntoView();
};
