import { create } from 'zustand';

/** What the browser hands over when it would let the club be installed; it serves once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice?: Promise<{ outcome: string }>;
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

/** Asks the browser to install the club and answers whether it was; null while it does not offer to. */
export const useInstall = (): (() => Promise<boolean>) | null => {
  const offer = useOffer((state) => state.offer);
  if (offer === null) return null;
  return async () => {
    useOffer.setState({ offer: null });
    await offer.prompt();
    return (await offer.userChoice)?.outcome === 'accepted';
  };
};

/** The page is the installed app already, in a window of its own. */
export const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
