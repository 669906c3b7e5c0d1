/** The query keys, in one place, so that whoever invalidates names the same thing as whoever asks. */
export const keys = {
  refresh: (isPlayer: boolean) => ['refresh', isPlayer ? 'player' : 'vips'] as const,
  phoneCountries: ['phoneCountries'] as const,
  pin: ['pin'] as const,
  devices: ['devices'] as const,
  closing: ['closing'] as const,
  verification: ['verification'] as const,
  responsibleGaming: ['responsibleGaming'] as const,
  redemptions: ['redemptions'] as const,
  redemption: (id: string) => ['redemptions', 'one', id] as const,
  /** All of the history; the next three lie below it. */
  transactions: () => ['transactions'] as const,
  transactionList: (filter: object) => ['transactions', 'list', filter] as const,
  transactionTotals: (filter: object) => ['transactions', 'totals', filter] as const,
  transaction: (id: string) => ['transactions', 'line', id] as const,
  inbox: ['inbox'] as const,
  inboxList: ['inbox', 'list'] as const,
  inboxMessage: (id: string) => ['inbox', 'message', id] as const,
  helpdesk: ['helpdesk'] as const,
  promotions: ['promotions'] as const,
  event: ['event'] as const,
  gameState: (game: string) => ['gameState', game] as const,
};
