/**
 * Malaysian lines for whoever wants to talk to somebody: the numbers Befrienders Kuala Lumpur, the Ministry
 * of Women, Family and Community Development (Talian Kasih) and the Ministry of Health (Talian HEAL) give
 * of themselves. As of November 2026; to be looked at again each year.
 */
export const HELP_LINES = [
  { key: 'befrienders', name: 'Befrienders KL', phone: '03-7627 2929', whatsapp: null },
  { key: 'kasih', name: 'Talian Kasih', phone: '15999', whatsapp: '019-261 5999' },
  { key: 'heal', name: 'Talian HEAL', phone: '15555', whatsapp: null },
] as const;

/** As a link takes it: `+60376272929`; the short numbers as they are. */
export const dialled = (phone: string): string => phone.replace(/[ -]/g, '').replace(/^0/, '+60');
