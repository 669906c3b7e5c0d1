/** Stands here until the screen itself does. */
export const PlayScreen = () => <main id="main" />;
