import { Extensions } from "type-graphql";
import type { Role } from "../access/role";
import type { TokenAccess } from "../access/tokenScope";

interface RoleOptions {
  /** Also for accounts that must set up a second factor first: the operations of that setup. */
  beforeEnrollment?: true;
  /** Only for a session that has proved its account within ten minutes, by its password or a passkey. */
  reauthenticated?: true;
}

/**
 * Declares the lowest role that may call a query or mutation, and the scope that an API token needs. Every operation that
 * is not public needs both.
 * @param token "never" for operations on accounts, sessions, people, two-factor sign-in, tokens and webhooks.
 */
export const RequiresRole = (role: Role, token: TokenAccess, options: RoleOptions = {}): MethodDecorator =>
  Extensions({ role, token, ...options });

/** Whether accounts that must set up a second factor first may call the operation. */
export const isOpenBeforeEnrollment = ({ extensions }: { extensions: object }): boolean =>
  (extensions as RoleOptions).beforeEnrollment === true;

/** Whether the session must have proved its account within ten minutes. */
export const needsReauthentication = ({ extensions }: { extensions: object }): boolean =>
  (extensions as RoleOptions).reauthenticated === true;

/** Returns the declared role; undefined for a public operation. */
export const getRequiredRole = ({ extensions }: { extensions: object }): Role | undefined =>
  (extensions as { role?: Role }).role;

/** Returns the declared scope; undefined for a public operation. */
export const getTokenAccess = ({ extensions }: { extensions: object }): TokenAccess | undefined =>
  (extensions as { token?: TokenAccess }).token;
