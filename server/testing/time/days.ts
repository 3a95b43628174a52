/** Returns the calendar day that many days from today, in UTC. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
