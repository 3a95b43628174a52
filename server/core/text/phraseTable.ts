/** Looks up a phrase as written, or in the singular; undefined when the table does not contain it. */
export const lookUpPhrase = <Entry>(table: ReadonlyMap<string, Entry>, phrase: string): Entry | undefined =>
  [phrase, phrase.replace(/s$/, ""), phrase.replace(/es$/, "")]
    .map((spelling) => table.get(spelling))
    .find((entry) => entry !== undefined);
