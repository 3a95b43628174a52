import { Extensions } from "type-graphql";

/** Marks a field of a public type that only administrators may read; the schema refuses it to everybody else. */
export const AdminField = (): PropertyDecorator => Extensions({ admin: true });
