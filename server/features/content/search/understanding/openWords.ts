import { findPhrases, longestPhrase, type Named } from "../../../../core/vocabulary/vocabulary";
import { capitalize, cutAll, type Token } from "./tokens";

/** Words of a search that became a filter. */
export interface Part {
  label: string;
  /** The search without these words. */
  without: string;
}

type Place = Omit<Named<unknown>, "meaning">;

/** The words of a search while filters are found in them. */
export class OpenWords {
  readonly parts: Part[] = [];
  /** The words; blank where one has a meaning. */
  readonly open: string[];

  constructor(
    private readonly text: string,
    readonly tokens: readonly Token[],
  ) {
    this.open = tokens.map((token) => token.text);
  }

  /** The tokens, with blank texts where one has a meaning. */
  get openTokens(): Token[] {
    return this.tokens.map((token, at) => (this.open[at] === "" ? { ...token, text: "", base: "" } : token));
  }

  /** Returns the words of a phrase. */
  read = ({ at, length }: Place): string =>
    this.tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(" ");

  addPart(label: string, ...places: { from: number; to: number }[]): void {
    this.parts.push({ label, without: cutAll(this.text, places) });
  }

  /**
   * Makes the words of a phrase a part of the search, so that no other filter finds them.
   * @param cut the words that leave the search when the part is put away
   */
  take(place: Place, label?: string, cut: Place = place): void {
    const [first, last] = [this.tokens[cut.at], this.tokens[cut.at + cut.length - 1]];
    this.addPart(label ?? capitalize(this.read(place)), { from: first.from, to: last.to });
    this.open.fill("", place.at, place.at + place.length);
  }

  /** Makes single words together a part of the search. */
  takeWords(places: readonly number[], label: string): void {
    this.addPart(label, ...places.map((at) => this.tokens[at]));
    for (const at of places) this.open[at] = "";
  }

  /** Leaves out words that mean nothing beside a part. */
  skip(isSkipped: (word: string) => boolean): void {
    this.open.forEach((word, at) => {
      if (isSkipped(word)) this.open[at] = "";
    });
  }

  /** Returns a phrase together with the nearest of these words before it. */
  findBefore({ at, length }: Place, words: ReadonlySet<string>): Place {
    const before = this.tokens.slice(0, at).findLastIndex(({ text }) => words.has(text));
    return before < 0 ? { at, length } : { at: before, length: length + at - before };
  }

  /** Takes the first phrase of a table. Returns its meaning; null when there is none. */
  takeFirst<Value>(
    table: ReadonlyMap<string, Value>,
    label?: (value: Value) => string,
    longest = longestPhrase,
  ): Value | null {
    const [found] = findPhrases(this.open, table, longest);
    if (!found) return null;
    this.take(found, label?.(found.meaning));
    return found.meaning;
  }
}
