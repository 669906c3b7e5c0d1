/** Stands here until the screen itself does. */
export const ErrorScreen = () => <main id="main" />;
