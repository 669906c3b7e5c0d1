import { useState } from 'react';

/** `byHand`: the browser won't; what is to be copied is shown to be taken by hand. */
type Copied = 'no' | 'yes' | 'byHand';

/** Copies a text at a press, and tells how that went. */
export const useCopy = (): { copied: Copied; copy: (text: string) => Promise<void> } => {
  const [copied, setCopied] = useState<Copied>('no');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('byHand');
    }
  };
  return { copied, copy };
};
