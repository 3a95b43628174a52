import { registerEnumType } from "type-graphql";
import type { TokenScope } from "../../shared/access/tokenScope";

/** The scopes as an enum object for type-graphql. */
export const TokenScopes: { [Name in TokenScope]: Name } = {
  read: "read",
  content: "content",
  publish: "publish",
  manage: "manage",
};
registerEnumType(TokenScopes, {
  name: "TokenScope",
  description: "What an API token may do, of what the role of its account allows.",
  valuesConfig: {
    read: { description: "Reads everything that the role may read. Every token has it." },
    content: {
      description:
        "Creates drafts, and edits and deletes celebrities, outfits, products, category items, articles and pictures.",
    },
    publish: { description: "Publishes, takes offline, schedules and shares previews." },
    manage: { description: "Changes terms, links, search words, subscribers, conversions, programs and settings." },
  },
});
