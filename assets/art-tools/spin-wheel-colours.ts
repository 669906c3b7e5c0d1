/** Round everything of the wau, so that it stands off the dusk. */
export const outline = '#2C0820';
/** The leaves cut from paper. */
export const mint = '#8FE0C2';
