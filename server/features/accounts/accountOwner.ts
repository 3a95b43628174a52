import { unauthenticated } from "../../core/errors/appErrors";
import type { Actor, RequestContext } from "../../core/graphql/context";

/** An administrator who edits their own account, and the client address. */
export interface AccountOwner {
  actor: Actor;
  clientAddress: string;
}

/** The schema's access guard rejects visitors before this runs. */
export function readAccountOwner({ actor, clientAddress }: RequestContext): AccountOwner {
  if (!actor) throw unauthenticated();
  return { actor, clientAddress };
}
