import { createEnum } from "../graphql/createEnum";

/** The scopes as an enum object for type-graphql. */
export const TokenScopes = createEnum(
  "TokenScope",
  "What an API token may do, of what the role of its account allows.",
  {
    read: "Reads everything that the role may read, except the addresses of subscribers. Every token has it.",
    content:
      "Creates drafts, and edits and deletes celebrities, outfits, products, category items, articles and pictures.",
    publish: "Publishes, takes offline, schedules and shares previews.",
    subscribers: "Reads, exports, imports and removes newsletter subscribers with their addresses.",
    manage: "Changes terms, links, search words, conversions, programs and settings.",
  },
);

export type TokenScope = keyof typeof TokenScopes;
export const tokenScopes = Object.keys(TokenScopes) as TokenScope[];

/** The scope that an operation needs from a token; "never" for what only a signed-in person may do. */
export type TokenAccess = TokenScope | "never";
