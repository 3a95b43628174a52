const maxNamed = 10;

/** Lists what an article does not show. */
export const nameLosses = (losses: readonly string[]): string =>
  losses.length > maxNamed
    ? `${losses.slice(0, maxNamed).join(", ")} and ${losses.length - maxNamed} more`
    : losses.join(", ");
