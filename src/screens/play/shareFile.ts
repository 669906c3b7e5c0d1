/** The player turned back, or the browser thinks nobody touched anything: neither is a fault. */
const TURNED_BACK: ReadonlySet<string> = new Set(['AbortError', 'NotAllowedError']);

const save = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Gives a file to whatever the player shares with; where the browser shares no files, saves it. */
export const shareFile = async (file: File, text: string): Promise<void> => {
  const data = { files: [file], text };
  if (!navigator.canShare?.(data)) return save(file);
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && TURNED_BACK.has(error.name))) throw error;
  }
};
