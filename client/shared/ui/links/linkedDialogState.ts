/** For links that open a LinkedDialog on the page they stand on. */
export const linkedDialogState = { dialogOpenedHere: true } as const;

/** The entry before this one in the visitor's history is the page without the dialog. */
export const openedHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "dialogOpenedHere" in state;
