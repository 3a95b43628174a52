import { registerEnumType } from "type-graphql";
import type { TokenScope } from "../access/tokenScope";

/** The scopes as an enum object for type-graphql. */
export const TokenScopes: { [Name in TokenScope]: Name } = {
  read: "read",
  content: "content",
  publish: "publish",
  subscribers: "subscribers",
  manage: "manage",
};
registerEnumType(TokenScopes, {
  name: "TokenScope",
  description: "What an API token may do, of what the role of its account allows.",
  valuesConfig: {
    read: {
      description: "Reads everything that the role may read, except the addresses of subscribers. Every token has it.",
    },
    content: {
      description:
        "Creates drafts, and edits and deletes celebrities, outfits, products, category items, articles and pictures.",
    },
    publish: { description: "Publishes, takes offline, schedules and shares previews." },
    subscribers: { description: "Reads, exports, imports and removes newsletter subscribers with their addresses." },
    manage: { description: "Changes terms, links, search words, conversions, programs and settings." },
  },
});
