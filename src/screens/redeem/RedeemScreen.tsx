/** Stands here until the screen itself does. */
export const RedeemScreen = () => <main id="main" />;
