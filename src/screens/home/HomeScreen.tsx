/** Stands here until the screen itself does. */
export const HomeScreen = () => <main id="main" />;
