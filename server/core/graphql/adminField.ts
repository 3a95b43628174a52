import { Extensions } from "type-graphql";

/** Restricts a field of a public type to administrators; the schema rejects it for anyone else. */
export const AdminField = (): PropertyDecorator => Extensions({ admin: true });
