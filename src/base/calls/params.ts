/** What of a call's parameters is given: the rest stays out of its address. */
export const given = (params: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value != null));
