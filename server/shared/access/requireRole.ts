import { forbidden, unauthenticated } from "../errors/appErrors";
import { hasRole, type Role } from "./role";

/** @throws UNAUTHENTICATED for visitors, FORBIDDEN for callers below the role. */
export function requireRole<Caller extends { role: Role }>(
  caller: Caller | null,
  needed: Role,
): asserts caller is Caller {
  if (!caller) throw unauthenticated();
  if (!hasRole(caller.role, needed)) throw forbidden();
}
