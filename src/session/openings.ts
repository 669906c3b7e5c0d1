import type { Socket } from 'socket.io-client';

/**
 * Tells of a connection that was accepted and closed before its first word, for which socket.io itself would wait 20
 * seconds: that attempt is over then, with all socket.io would make. Answers what watches the attempt after a `connect`.
 */
export const watchOpenings = (socket: Socket, onClosed: () => void): (() => void) => {
  const manager = socket.io;
  const watch = () => {
    const { engine } = manager;
    let isTold = false;
    const told = () => {
      isTold = true;
    };
    // Both are socket.io's own to follow.
    engine.once('open', told);
    engine.once('error', told);
    engine.once('close', () => {
      if (isTold || !socket.active) return;
      socket.disconnect();
      onClosed();
    });
  };
  watch();
  // Told right before the engine of the next attempt is made.
  manager.on('reconnect_attempt', () => queueMicrotask(watch));
  return watch;
};
