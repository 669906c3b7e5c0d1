/** Whether the page can be seen. */
export interface Visibility {
  isVisible(): boolean;
  /** Calls back on each change; the answer stops it. */
  watch(callback: (isVisible: boolean) => void): () => void;
}

/** The page's own visibility; also tells of a return from the back-forward cache. */
export const pageVisibility = (page: Document = document): Visibility => {
  const isVisible = () => page.visibilityState !== 'hidden';
  return {
    isVisible,
    watch(callback) {
      let before = isVisible();
      const tell = () => {
        const now = isVisible();
        if (now === before) return;
        before = now;
        callback(now);
      };
      page.addEventListener('visibilitychange', tell);
      page.defaultView?.addEventListener('pageshow', tell);
      return () => {
        page.removeEventListener('visibilitychange', tell);
        page.defaultView?.removeEventListener('pageshow', tell);
      };
    },
  };
};
