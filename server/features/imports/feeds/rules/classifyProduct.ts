import { type CategoryRule, RuleKind, RuleOutcome, RuleStrength } from "./categoryRule.entity";
import { lookUpPhrase } from "../../../../core/text/phraseTable";

/** The fields of a product that determine its category. */
export interface ProductKind {
  title: string;
  type: string;
  /** A path such as "Apparel & Accessories > Shoes > Boots", or its number. */
  googleCategory: string;
  tags: readonly string[];
}

type Rule = Pick<CategoryRule, "id" | "feedId" | "kind" | "phrases" | "outcome" | "categoryName" | "strength">;

/** Why a product belongs to a category, or to none. */
export interface Decision {
  /** Slug; null when the product is left out. */
  category: string | null;
  /** Null when no rule decides. */
  rule: { id: string; field: "type" | "title" | "googleCategory" | "tags" | "words"; phrase: string } | null;
}

interface Match {
  rule: Rule;
  phrase: string;
}

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

const tidyPath = (path: string): string =>
  path
    .toLowerCase()
    .split(">")
    .map((part) => part.trim())
    .join(" > ");

const undecided: Decision = { category: null, rule: null };

/** The rules of a feed, ready to classify products. A feed's own rules win over those for all feeds. */
export class Classifier {
  private readonly endings = new Map<string, Match>();
  private readonly paths = new Map<string, Match>();
  private readonly wordRules: { rule: Rule; words: string[]; phrase: string }[] = [];
  private readonly longestEnding: number;

  constructor(rules: readonly Rule[]) {
    const general = rules.filter(({ feedId }) => feedId === null);
    const own = rules.filter(({ feedId }) => feedId !== null);
    for (const rule of [...general, ...own]) this.add(rule);
    this.wordRules.reverse();
    this.longestEnding = Math.max(1, ...[...this.endings.keys()].map((phrase) => phrase.split(" ").length));
  }

  private add(rule: Rule): void {
    if (rule.kind === RuleKind.WORDS) {
      const words = rule.phrases.flatMap(tokens);
      if (words.length > 0) this.wordRules.push({ rule, words, phrase: rule.phrases.join(" + ") });
      return;
    }
    const isEnding = rule.kind === RuleKind.ENDING;
    for (const phrase of rule.phrases) {
      const key = isEnding ? tokens(phrase).join(" ") : tidyPath(phrase);
      (isEnding ? this.endings : this.paths).set(key, { rule, phrase });
    }
  }

  /**
   * Decides by the rules of words first; then by the shop's own type if it names a kind of product, the last words of the
   * title, the Google category, and the tags. A product that no rule decides is left out, because a wrong guess would be
   * published.
   */
  classify({ title, type, googleCategory, tags }: ProductKind): Decision {
    return (
      this.byWords(title, type, tags) ??
      decide("type", commonMatch(type.split(listParts).map((part) => this.matchTypePart(part)))) ??
      decide("title", this.matchTitle(title, false)) ??
      decide("googleCategory", this.matchPath(googleCategory)) ??
      decide("tags", this.matchTags(tags)) ??
      decide("title", this.matchTitle(title, true)) ??
      undecided
    );
  }

  private byWords(title: string, type: string, tags: readonly string[]): Decision | undefined {
    if (this.wordRules.length === 0) return undefined;
    const present = new Map([type, title, ...tags].flatMap(tokens).map((word) => [word, true]));
    for (const word of [...present.keys()]) {
      if (word.endsWith("s")) present.set(word.slice(0, -1), true);
      if (word.endsWith("es")) present.set(word.slice(0, -2), true);
    }
    const found = this.wordRules.find(({ words }) => words.every((word) => lookUpPhrase(present, word)));
    return found && decide("words", found);
  }

  /**
   * Returns the rule for the known words at the end of the text. In English the head noun comes last; the words before it
   * describe it. An unknown last word decides nothing: a "stiletto binding" is not a shoe.
   */
  private findHead(all: readonly string[]): (Match & { isAlone: boolean }) | undefined {
    for (let length = Math.min(this.longestEnding, all.length); length > 0; length--) {
      const match = lookUpPhrase(this.endings, all.slice(-length).join(" "));
      if (match) return { ...match, isAlone: all.slice(0, -length).every((word) => audience.has(word)) };
    }
    return undefined;
  }

  private matchEnding(text: string, weakToo: boolean): Match | undefined {
    const head = this.findHead(tokens(text));
    const counts =
      head?.rule.strength === RuleStrength.ALWAYS || (weakToo && head?.rule.strength === RuleStrength.LAST);
    return counts ? head : undefined;
  }

  /** An ambiguous word counts when the type contains nothing else. */
  private matchTypePart(text: string): Match | undefined {
    const head = this.findHead(tokens(text));
    return head && (head.rule.strength !== RuleStrength.ALONE || head.isAlone) ? head : undefined;
  }

  private matchTitle(title: string, weakToo: boolean): Match | undefined {
    return title
      .split(titleParts)
      .map((part) => this.matchEnding(part, weakToo))
      .find((match) => match && match.rule.outcome !== RuleOutcome.UNCLEAR);
  }

  /** Tags have many purposes; those that name a kind of product must agree. An ambiguous one can only contradict. */
  private matchTags(tags: readonly string[]): Match | undefined {
    const matches = tags.flatMap((tag) => this.matchEnding(tag, true) ?? []);
    return commonMatch(matches) && matches.find(({ rule }) => rule.strength === RuleStrength.ALWAYS);
  }

  /** The longest node that the path begins with decides. */
  private matchPath(path: string): Match | undefined {
    for (let node = tidyPath(path); node; node = node.slice(0, Math.max(0, node.lastIndexOf(" > ")))) {
      const match = this.paths.get(node);
      if (match) return match;
    }
    return undefined;
  }
}

type Field = NonNullable<Decision["rule"]>["field"];

const decide = (field: Field, match: Match | undefined): Decision | undefined =>
  match && { category: match.rule.categoryName, rule: { id: match.rule.id, field, phrase: match.phrase } };

/** Returns the first match if all agree; undefined when one is undecided or they contradict each other. */
function commonMatch(matches: (Match | undefined)[]): Match | undefined {
  const [first] = matches;
  if (!first || first.rule.outcome === RuleOutcome.UNCLEAR) return undefined;
  const agree = matches.every(
    (match) =>
      match && match.rule.outcome === first.rule.outcome && match.rule.categoryName === first.rule.categoryName,
  );
  return agree ? first : undefined;
}
