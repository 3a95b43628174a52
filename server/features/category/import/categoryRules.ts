import type { CategoryName } from "../category.names";
import { type Verdict, wordRules } from "./categoryWords";

/** What a shop says about a product's kind. */
export interface ProductKind {
  title: string;
  type: string;
  /** A path such as "Apparel & Accessories > Shoes > Boots". */
  googleCategory: string;
  tags: readonly string[];
}

interface Word {
  to: Verdict;
  weak: boolean;
}

const words = new Map<string, Word>(
  wordRules.flatMap((rule) =>
    rule.words.split(",").map((word) => [word.trim(), { to: rule.to, weak: rule.weak === true }]),
  ),
);
const longestPhrase = Math.max(...[...words.keys()].map((word) => word.split(" ").length));

/** Where a title's thing ends and its colour, cloth or maker begins. */
const titleParts = /\s+[-–—|:]\s+|[,(|]|\s(?:in|with|for|from|by|w)\s/i;
const listParts = /[,&/+;|]|\sand\s/i;

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const wordOf = (phrase: string): Word | undefined =>
  words.get(phrase) ?? words.get(phrase.replace(/s$/, "")) ?? words.get(phrase.replace(/es$/, ""));

/** The word that decides: in English the thing itself comes last, so the one furthest to the right. */
function lastWord(text: string, weakToo: boolean): Verdict | undefined {
  const all = tokens(text);
  for (let end = all.length; end > 0; end--) {
    for (let length = Math.min(longestPhrase, end); length > 0; length--) {
      const word = wordOf(all.slice(end - length, end).join(" "));
      if (!word) continue;
      if (!word.weak) return word.to;
      // A weak word at the end says that the words before it only describe the thing: a "strap heel" is no strap.
      if (end === all.length) return weakToo ? word.to : undefined;
    }
  }
  return undefined;
}

/** The one verdict of several texts; none when they say nothing or contradict each other. */
function agreed(verdicts: (Verdict | undefined)[]): Verdict | undefined {
  const said = new Set(verdicts.filter((verdict) => verdict !== undefined));
  const [only] = said;
  return said.size === 1 && only !== "unclear" ? only : undefined;
}

const ofTitle = (title: string, weakToo: boolean): Verdict | undefined =>
  title
    .split(titleParts)
    .map((part) => lastWord(part, weakToo))
    .find((verdict) => verdict !== undefined && verdict !== "unclear");

const ofList = (text: string): Verdict | undefined => agreed(text.split(listParts).map((part) => lastWord(part, true)));

const ofPath = (path: string): Verdict | undefined =>
  path
    .split(">")
    .reverse()
    .map(ofList)
    .find((verdict) => verdict !== undefined);

/**
 * The site's category of a product, null when it belongs to none. The title is asked first, because shops file a skirt
 * under dresses and a luggage tag under bags; then the type, the Google category and the tags.
 */
export function categoryOf({ title, type, googleCategory, tags }: ProductKind): CategoryName | null {
  const verdict =
    ofTitle(title, false) ??
    ofList(type) ??
    ofPath(googleCategory) ??
    agreed(tags.map((tag) => lastWord(tag, false))) ??
    ofTitle(title, true);
  return verdict === undefined || verdict === "none" || verdict === "unclear" ? null : verdict;
}
