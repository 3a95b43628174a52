const words: Record<string, string> = {
  bot: "Bots",
  head: "Only the head was asked for",
  prefetch: "Looked ahead by the browser",
  own: "Your own (signed in)",
  limit: "Too many a minute from one network",
  repeat: "Repeats within 30 minutes",
};

/** Returns the label of a reason for not counting a click or view. */
export const reasonText = (reason: string): string => words[reason] ?? reason;
