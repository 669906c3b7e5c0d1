/** Stands here until the screen itself does. */
export const RegisterScreen = () => <main id="main" />;
