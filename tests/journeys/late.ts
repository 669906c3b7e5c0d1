/**
 * Runs in a page before the app does: React renders a moment after an address changed, as on a slow phone. A
 * journey that takes the address for its page fails every time, not once in a thousand.
 */
export const renderLate = (): void => {
  const LATE_MS = 200;
  const { pushState, replaceState } = history;
  const { postMessage } = MessagePort.prototype;
  const held: (() => void)[] = [];
  let changes = 0;
  const holdUp = (): void => {
    changes += 1;
    void scheduler.postTask(
      () => {
        changes -= 1;
        if (changes > 0) return;
        for (const post of held.splice(0)) post();
      },
      { delay: LATE_MS },
    );
  };
  const withHold =
    (change: typeof pushState): typeof pushState =>
    (...state) => {
      change.apply(history, state);
      holdUp();
    };
  Object.assign(history, {
    pushState: withHold(pushState),
    replaceState: withHold(replaceState),
  });
  // React's scheduler goes on by a message to itself.
  Object.assign(MessagePort.prototype, {
    postMessage(this: MessagePort, ...message: Parameters<typeof postMessage>) {
      const post = () => postMessage.apply(this, message);
      if (changes > 0) held.push(post);
      else post();
    },
  });
};
