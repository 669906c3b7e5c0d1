import { saveFile } from '#src/features/browser/saveFile.ts';

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/**
 * Gives a file to whatever the player shares with. It is saved where the browser shares no files, or won't
 * now: some web views, and one that thinks the touch was too long ago.
 */
export const shareFile = async (file: File, text: string): Promise<void> => {
  const data = { files: [file], text };
  const save = () => saveFile(file.name, file);
  if (!navigator.canShare?.(data)) return save();
  try {
    await navigator.share(data);
  } catch (error) {
    if (isNamed(error, 'NotAllowedError')) return save();
    // The player turned back.
    if (!isNamed(error, 'AbortError')) throw error;
  }
};
