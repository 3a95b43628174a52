const words: Record<string, string> = {
  bot: "Bots",
  head: "HEAD requests",
  prefetch: "Prefetched by the browser",
  own: "Your own visits (signed in)",
  limit: "Too many per minute from one network",
  repeat: "Repeats within 30 minutes",
};

/** Returns the label of a reason for not counting a click or view. */
export const reasonText = (reason: string): string => words[reason] ?? reason;
