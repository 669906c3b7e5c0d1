import { LINK_OPTIONS } from '#contract/facts.ts';
import { useClub } from './refresh.ts';

type Links = Record<keyof typeof LINK_OPTIONS, string>;

/** The five contact links; '#' while unknown and where none is set (spec 3). */
export const useLinks = (): Links => {
  const options = useClub().data?.options ?? [];
  const addressOf = (name: string) => options.find((option) => option.name === name)?.value || '#';
  return {
    h5: addressOf(LINK_OPTIONS.h5),
    whatsapp: addressOf(LINK_OPTIONS.whatsapp),
    telegram: addressOf(LINK_OPTIONS.telegram),
    facebook: addressOf(LINK_OPTIONS.facebook),
    liveChat: addressOf(LINK_OPTIONS.liveChat),
  };
};
