import { onTestFinished } from 'vitest';

/** Tests' own: for one test, the window of a desktop. */
export const onDesktop = (): void => {
  const { happyDOM } = window;
  happyDOM.setViewport({ width: 1280, height: 800 });
  onTestFinished(() => happyDOM.setViewport({ width: 390, height: 844 }));
};
