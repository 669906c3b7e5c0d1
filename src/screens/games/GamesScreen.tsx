/** Stands here until the screen itself does. */
export const GamesScreen = () => <main id="main" />;
