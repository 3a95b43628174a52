import { Extensions } from "type-graphql";
import type { Role } from "../access/role";

/** Declares the lowest role that may call a query or mutation. Every operation that is not public needs it. */
export const RequiresRole = (role: Role): MethodDecorator => Extensions({ role });

/** Returns the declared role; undefined for a public operation. */
export const getRequiredRole = ({ extensions }: { extensions: object }): Role | undefined =>
  (extensions as { role?: Role }).role;
