import { enrollmentRequired, forbidden, unauthenticated } from "../errors/appErrors";
import { hasRole, type Role } from "./role";
import type { TokenAccess, TokenScope } from "./tokenScope";

interface Caller {
  role: Role;
  /** The API token of the request; undefined for a session. */
  token?: { scopes: readonly TokenScope[] };
  mustEnroll?: boolean;
}

/** @throws FORBIDDEN for a token without the scope. */
export function requireTokenScope({ token }: Pick<Caller, "token">, needed: TokenAccess): void {
  if (!token) return;
  if (needed === "never") throw forbidden("API tokens cannot do this. Sign in to do it.");
  if (!token.scopes.includes(needed)) throw forbidden(`This API token does not have the scope “${needed}”.`);
}

/**
 * @param scope what a token needs besides; omitted for fields of an operation that was already checked.
 * @param isBeforeEnrollment whether the call belongs to the setup of a second factor.
 * @throws UNAUTHENTICATED for visitors, FORBIDDEN for callers below the role, before a required enrollment, and for tokens without the scope.
 */
export function requireRole<Known extends Caller>(
  caller: Known | null,
  needed: Role,
  scope?: TokenAccess,
  isBeforeEnrollment = false,
): asserts caller is Known {
  if (!caller) throw unauthenticated();
  if (caller.mustEnroll && !isBeforeEnrollment) throw enrollmentRequired();
  if (!hasRole(caller.role, needed)) throw forbidden();
  if (scope) requireTokenScope(caller, scope);
}
