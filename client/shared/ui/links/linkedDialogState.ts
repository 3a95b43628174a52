/** History state for links that open a LinkedDialog on the current page. */
export const linkedDialogState = { dialogOpenedHere: true } as const;

/** Returns whether the previous history entry is the page without the dialog. */
export const isOpenedFromPage = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "dialogOpenedHere" in state;
