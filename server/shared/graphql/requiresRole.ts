import { Extensions } from "type-graphql";
import type { Role } from "../access/role";
import type { TokenAccess } from "../access/tokenScope";

/**
 * Declares the lowest role that may call a query or mutation, and the scope that an API token needs. Every operation that
 * is not public needs both.
 * @param token "never" for operations on accounts, sessions, people, two-factor sign-in, tokens and webhooks.
 */
export const RequiresRole = (role: Role, token: TokenAccess): MethodDecorator => Extensions({ role, token });

/** Returns the declared role; undefined for a public operation. */
export const getRequiredRole = ({ extensions }: { extensions: object }): Role | undefined =>
  (extensions as { role?: Role }).role;

/** Returns the declared scope; undefined for a public operation. */
export const getTokenAccess = ({ extensions }: { extensions: object }): TokenAccess | undefined =>
  (extensions as { token?: TokenAccess }).token;
