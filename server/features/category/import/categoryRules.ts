import { lookUpPhrase } from "../../../shared/text/phraseTable";
import type { BuiltInCategory } from "../category.types";
import { type RuleOutcome, type WordRule, wordRules } from "./categoryWords";

/** The fields of a shop's product that determine its category. */
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
const maxPhraseWords = Math.max(...[...words.keys()].map((word) => word.split(" ").length));

/** The target group of a product, which does not determine its category. */
const audience = new Set(
  "women womens men mens unisex ladies lady girl girls boy boys kid kids adult adults".split(" "),
);

/** Separators between the product of a title and its color, material or maker. */
const titleParts = /\s[-–—|:]\s|[,(|]|\s(?:in|with|for|from|by|w)\s/i;
const listParts = /[,&/+;|]|\sand\s/i;

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns the rule for the known words at the end of the text. In English the head noun comes last; the words before it
 * describe it.
 */
function findHead(all: readonly string[]): (Word & { isAlone: boolean }) | undefined {
  for (let length = Math.min(maxPhraseWords, all.length); length > 0; length--) {
    const word = lookUpPhrase(words, all.slice(-length).join(" "));
    if (word) return { ...word, isAlone: all.slice(0, -length).every((one) => audience.has(one)) };
  }
  return undefined;
}

/**
 * Returns the outcome of a text's last words. An unknown last word decides nothing: a "stiletto binding" is not a shoe.
 */
function classifyHead(text: string, weakToo: boolean): RuleOutcome | undefined {
  const head = findHead(tokens(text));
  return head && (!head.weak || (weakToo && head.weak === "head")) ? head.to : undefined;
}

/** Returns the outcome of one part of a type. An ambiguous word counts when the type contains nothing else. */
function classifyTypePart(text: string): RuleOutcome | undefined {
  const head = findHead(tokens(text));
  return head && (head.weak !== "alone" || head.isAlone) ? head.to : undefined;
}

/** Returns the common outcome of several texts; undefined when one is undecided or they contradict each other. */
function commonOutcome(verdicts: (RuleOutcome | undefined)[]): RuleOutcome | undefined {
  const [first, ...others] = new Set(verdicts);
  return others.length === 0 && first !== "unclear" ? first : undefined;
}

const classifyType = (type: string): RuleOutcome | undefined =>
  commonOutcome(type.split(listParts).map(classifyTypePart));

const classifyTitle = (title: string, weakToo: boolean): RuleOutcome | undefined =>
  title
    .split(titleParts)
    .map((part) => classifyHead(part, weakToo))
    .find((outcome) => outcome !== undefined && outcome !== "unclear");

/** Nodes of the taxonomy that Google and Shopify share; their descendants belong to the same category. */
const nodes: readonly (readonly [path: string, category: BuiltInCategory])[] = [
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

function classifyPath(path: string): BuiltInCategory | undefined {
  const tidy = path
    .toLowerCase()
    .split(">")
    .map((part) => part.trim())
    .join(" > ");
  return nodes.find(([node]) => tidy === node || tidy.startsWith(`${node} > `))?.[1];
}

/** Tags have many purposes; those that name a kind of product must agree. */
const classifyTags = (tags: readonly string[]): RuleOutcome | undefined =>
  commonOutcome(tags.map((tag) => classifyHead(tag, false)).filter((outcome) => outcome !== undefined));

/**
 * Returns the site's category of a product, or null when it belongs to none. The shop's own type decides if it names a
 * kind of product; then the last words of the title, the taxonomy path, and the tags. Unclear products are skipped and
 * reported, because a wrong guess would be published.
 */
export function classifyProduct({ title, type, googleCategory, tags }: ProductKind): BuiltInCategory | null {
  const outcome =
    classifyType(type) ??
    classifyTitle(title, false) ??
    classifyPath(googleCategory) ??
    classifyTags(tags) ??
    classifyTitle(title, true);
  return outcome === undefined || outcome === "none" || outcome === "unclear" ? null : outcome;
}
