/** Tables of earlier versions that have no successor: a restore leaves their rows out. */
export const formerTables: ReadonlySet<string> = new Set([
  // The steps of an undo, which lasts a day. They are a column of the audit log since.
  "undo_steps",
]);
