import { FirstSchema } from "./firstSchema";

/** All migrations in order. Listed explicitly, so that the compiled server does not scan a folder. */
export const migrations = [FirstSchema];
