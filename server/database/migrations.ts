import { FirstSchema1763700000000 } from "./migrations/1763700000000-FirstSchema";

/** In the order in which they run. Listed by name, so that the compiled server needs no look at its own folder. */
export const migrations = [FirstSchema1763700000000];
