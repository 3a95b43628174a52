import type { ApolloCache } from "@apollo/client";
import { OwnTwoFactorDocument, type TwoFactorFieldsFragment } from "../../../../../graphql/generated/adminOperations";

/** A change of the second factors. */
export interface TwoFactorChange {
  recoveryCodes: string[] | null;
  twoFactor: TwoFactorFieldsFragment;
}

/** Every change returns all second factors. */
export const rememberTwoFactor = (cache: ApolloCache, change: Pick<TwoFactorChange, "twoFactor"> | undefined): void => {
  if (change) cache.writeQuery({ query: OwnTwoFactorDocument, data: { twoFactor: change.twoFactor } });
};

/** Returns the change, or throws when the response has no data. */
export function requireChange<Change extends TwoFactorChange>(change: Change | undefined): Change {
  if (!change) throw new Error("The response has no data.");
  return change;
}
