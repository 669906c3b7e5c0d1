/** Stands here until the screen itself does. */
export const NotFoundScreen = () => <main id="main" />;
