import { lookUpPhrase } from "../../../shared/text/phraseTable";
import type { CategoryName } from "../category.names";
import { type RuleOutcome, type WordRule, wordRules } from "./categoryWords";

/** What a shop says about a product's kind. */
export interface ProductKind {
  title: string;
  type: string;
  /** A path such as "Apparel & Accessories > Shoes > Boots". */
  googleCategory: string;
  tags: readonly string[];
}

type Word = Pick<WordRule, "to" | "weak">;

const words = new Map<string, Word>(
  wordRules.flatMap((rule) => rule.words.split(",").map((word) => [word.trim(), rule])),
);
const longestPhrase = Math.max(...[...words.keys()].map((word) => word.split(" ").length));

/** For whom something is made; says nothing about what it is. */
const audience = new Set(
  "women womens men mens unisex ladies lady girl girls boy boys kid kids adult adults".split(" "),
);

/** Where a title's thing ends and its colour, cloth or maker begins. */
const titleParts = /\s[-–—|:]\s|[,(|]|\s(?:in|with|for|from|by|w)\s/i;
const listParts = /[,&/+;|]|\sand\s/i;

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words at the end of the text that are known; in English the thing itself comes last, and what is before it describes it. */
function headOf(all: readonly string[]): (Word & { isAlone: boolean }) | undefined {
  for (let length = Math.min(longestPhrase, all.length); length > 0; length--) {
    const word = lookUpPhrase(words, all.slice(-length).join(" "));
    if (word) return { ...word, isAlone: all.slice(0, -length).every((one) => audience.has(one)) };
  }
  return undefined;
}

/** What the last words of a text say. An unknown last word says nothing: a "stiletto binding" is no shoe. */
function headVerdict(text: string, weakToo: boolean): RuleOutcome | undefined {
  const head = headOf(tokens(text));
  return head && (!head.weak || (weakToo && head.weak === "head")) ? head.to : undefined;
}

/** One kind of thing in a type: also an ambiguous word, where it is all that the type says. */
function typeVerdict(text: string): RuleOutcome | undefined {
  const head = headOf(tokens(text));
  return head && (head.weak !== "alone" || head.isAlone) ? head.to : undefined;
}

/** The one verdict of several texts; none when one of them says nothing or they contradict each other. */
function agreed(verdicts: (RuleOutcome | undefined)[]): RuleOutcome | undefined {
  const [first, ...others] = new Set(verdicts);
  return others.length === 0 && first !== "unclear" ? first : undefined;
}

const ofType = (type: string): RuleOutcome | undefined => agreed(type.split(listParts).map(typeVerdict));

const ofTitle = (title: string, weakToo: boolean): RuleOutcome | undefined =>
  title
    .split(titleParts)
    .map((part) => headVerdict(part, weakToo))
    .find((verdict) => verdict !== undefined && verdict !== "unclear");

/** Nodes of the taxonomy that Google and Shopify share; what is below them belongs to them. */
const nodes: readonly (readonly [path: string, category: CategoryName])[] = [
  ["apparel & accessories > clothing > dresses", "dresses"],
  ["apparel & accessories > shoes", "shoes"],
  ["apparel & accessories > handbags, wallets & cases > handbags", "handbags"],
  ["luggage & bags > backpacks", "handbags"],
  ["health & beauty > personal care > cosmetics > makeup", "makeup"],
  ["health & beauty > personal care > cosmetics > nail care", "makeup"],
  ["health & beauty > personal care > cosmetics > perfume & cologne", "makeup"],
  ["health & beauty > personal care > cosmetics > skin care", "makeup"],
  ["vehicles & parts > vehicles > motor vehicles > cars, trucks & vans", "cars"],
  ["vehicles & parts > vehicles > motor vehicles > motorcycles & scooters", "bikes"],
  ["sporting goods > outdoor recreation > cycling > bicycles", "bikes"],
];

function ofPath(path: string): CategoryName | undefined {
  const tidy = path
    .toLowerCase()
    .split(">")
    .map((part) => part.trim())
    .join(" > ");
  return nodes.find(([node]) => tidy === node || tidy.startsWith(`${node} > `))?.[1];
}

/** Tags say many things; those that name a kind of thing have to agree. */
const ofTags = (tags: readonly string[]): RuleOutcome | undefined =>
  agreed(tags.map((tag) => headVerdict(tag, false)).filter((verdict) => verdict !== undefined));

/**
 * The site's category of a product, null when it belongs to none. The shop's own type decides, where it names a kind of
 * thing; then the last words of the title, the place in the taxonomy, and the tags. What is not understood is left out and
 * reported: a wrong guess would be published.
 */
export function classifyProduct({ title, type, googleCategory, tags }: ProductKind): CategoryName | null {
  const verdict =
    ofType(type) ?? ofTitle(title, false) ?? ofPath(googleCategory) ?? ofTags(tags) ?? ofTitle(title, true);
  return verdict === undefined || verdict === "none" || verdict === "unclear" ? null : verdict;
}
