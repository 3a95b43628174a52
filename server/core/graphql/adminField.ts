import { Extensions } from "type-graphql";
import type { Role } from "../access/role";

/** Restricts a field of a public type to administrators; the schema rejects it for anyone else. */
export const AdminField = (role: Role = "contributor"): PropertyDecorator => Extensions({ admin: role });
