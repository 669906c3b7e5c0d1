/** Stands here until the screen itself does. */
export const GameScreen = () => <main id="main" />;
