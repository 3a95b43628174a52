import type { TokenScope } from "../../../../graphql/generated/adminOperations";

/** Scopes that can be chosen; every token may read. */
export const chosenScopes: readonly { value: TokenScope; label: string; hint: string }[] = [
  {
    value: "content",
    label: "Edit content",
    hint: "Creates drafts; edits and deletes celebrities, outfits, products, items and articles; adds pictures.",
  },
  {
    value: "publish",
    label: "Publish",
    hint: "Publishes, takes offline, schedules and shares previews. With “Edit content”, whatever makes content public.",
  },
  {
    value: "subscribers",
    label: "Subscribers",
    hint: "Reads, exports, imports and removes newsletter subscribers with their email addresses.",
  },
  {
    value: "manage",
    label: "Manage the site",
    hint: "Changes terms, links, search words, conversions, programs and settings.",
  },
];

/** "Read, edit content, publish" */
export function describeScopes(scopes: readonly TokenScope[]): string {
  const others = chosenScopes.filter(({ value }) => scopes.includes(value));
  return ["Read", ...others.map(({ label }) => label.toLowerCase())].join(", ");
}
