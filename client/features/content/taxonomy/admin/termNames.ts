/** Quoted from the specification; the server uses the same messages. */
const messages = { empty: "Name cannot be empty", exists: "This name already exists" };

interface Named {
  id: string;
  name: string;
}

/** Returns the error of a name in its list; null when it is valid. `ownId` is the renamed term. */
export function nameProblem(name: string, terms: readonly Named[], ownId?: string): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === "") return messages.empty;
  const taken = terms.some((term) => term.id !== ownId && term.name.toLowerCase() === wanted);
  return taken ? messages.exists : null;
}

const inOrder = new Intl.Collator("en", { sensitivity: "base", numeric: true });

export interface Counted extends Named {
  usageCount: number;
}

/** "NAME" is the default; "USAGE" sorts by use count, the highest first. */
export type TermSort = "NAME" | "USAGE";

/** Returns the terms whose name contains the text, ignoring case and accents, sorted. */
export function shownTerms<Term extends Counted>(
  terms: readonly Term[],
  { search, sort, reverse }: { search: string; sort: TermSort; reverse: boolean },
): Term[] {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const wanted = plain(search.trim());
  const byName = (one: Term, other: Term) => inOrder.compare(one.name, other.name);
  const found = terms
    .filter(({ name }) => plain(name).includes(wanted))
    .sort((one, other) => (sort === "USAGE" && other.usageCount - one.usageCount) || byName(one, other));
  return reverse ? found.reverse() : found;
}
