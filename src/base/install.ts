import { create } from 'zustand';

/** What the browser hands over when it would let the club be installed; it serves once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const useOffer = create<{ offer: InstallOffer | null }>()(() => ({ offer: null }));

/** Keeps the browser's offer for the tap of a person (ux 6); it comes once, early. */
export const keepInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffer.setState({ offer: event as InstallOffer });
  });
  window.addEventListener('appinstalled', () => useOffer.setState({ offer: null }));
};

/** Asks the browser to install the club, or null while it does not offer to. */
export const useInstall = (): (() => void) | null => {
  const offer = useOffer((state) => state.offer);
  if (offer === null) return null;
  return () => {
    useOffer.setState({ offer: null });
    void offer.prompt();
  };
};
