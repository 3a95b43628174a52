/** What an API token may do, besides what the role of its account allows. */
export const tokenScopes = ["read", "content", "publish", "subscribers", "manage"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The scope that an operation needs from a token; "never" for what only a signed-in person may do. */
export type TokenAccess = TokenScope | "never";
