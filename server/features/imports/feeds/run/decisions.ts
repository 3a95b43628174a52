import type { FeedProduct } from "../read/feedProduct";
import { cutAtWord } from "../../../../core/text/cutAtWord";
import type { Decision } from "../rules/classifyProduct";

/** Products that the same rule puts into the same category. */
export interface DecisionGroup {
  /** Slug; null when they are left out. */
  category: string | null;
  /** Null when no rule decides. */
  rule: Decision["rule"];
  count: number;
  /** The first products. */
  examples: { line: number; title: string; type: string }[];
}

const maxGroups = 1_000;
const maxExamples = 20;
const maxText = 120;

/** Groups products by category and rule. The number of groups is bounded, so a broken file cannot exhaust memory. */
export class Decisions {
  private readonly groups = new Map<string, DecisionGroup>();

  add({ line, title, type }: FeedProduct, { category, rule }: Decision): void {
    const key = JSON.stringify([category, rule?.id, rule?.field, rule?.phrase]);
    let group = this.groups.get(key);
    if (!group) {
      if (this.groups.size === maxGroups) return;
      this.groups.set(key, (group = { category, rule, count: 0, examples: [] }));
    }
    group.count++;
    if (group.examples.length < maxExamples)
      group.examples.push({ line, title: cutAtWord(title, maxText), type: cutAtWord(type, maxText) });
  }

  /** Returns the groups, most products first. */
  list(): DecisionGroup[] {
    return [...this.groups.values()].sort((a, b) => b.count - a.count);
  }
}
