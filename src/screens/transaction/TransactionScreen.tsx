/** Stands here until the screen itself does. */
export const TransactionScreen = () => <main id="main" />;
