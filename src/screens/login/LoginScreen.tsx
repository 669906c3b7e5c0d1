/** Stands here until the screen itself does. */
export const LoginScreen = () => <main id="main" />;
