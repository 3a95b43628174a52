import type { Decision } from "./feedReport";

/** Returns why products go where they go: "Type ends with “dress”". */
export function describeDecision({ ruleId, field, phrase }: Decision): string {
  if (!ruleId) return "No rule decides";
  switch (field) {
    case "words":
      return `Rule of words: ${phrase}`;
    case "type":
      return `Type ends with “${phrase}”`;
    case "title":
      return `Title ends with “${phrase}”`;
    case "tags":
      return `A tag ends with “${phrase}”`;
    default:
      return `Google category is “${phrase}”`;
  }
}

export interface Destination {
  /** Slug; null when the products are left out. */
  category: string | null;
  count: number;
  decisions: Decision[];
}

/** Groups decisions by category, most products first; what is left out comes last. */
export function groupByCategory(decisions: readonly Decision[]): Destination[] {
  const groups = new Map<string | null, Destination>();
  for (const decision of decisions) {
    const { category, count } = decision;
    const group = groups.get(category) ?? { category, count: 0, decisions: [] };
    group.count += count;
    group.decisions.push(decision);
    groups.set(category, group);
  }
  return [...groups.values()].sort(
    (one, other) => Number(one.category === null) - Number(other.category === null) || other.count - one.count,
  );
}
