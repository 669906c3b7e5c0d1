/**
 * The staff's tools, in a module that comes before them: what each needs is listed in it, and not in what
 * every player starts with.
 */
export const loadReplay = async () =>
  (await import('#src/screens/replay/ReplayScreen.tsx')).ReplayScreen;

export const loadInspector = async () =>
  (await import('#src/screens/inspector/InspectorScreen.tsx')).InspectorScreen;
