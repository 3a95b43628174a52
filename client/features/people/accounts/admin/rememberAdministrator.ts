import type { ApolloCache } from "@apollo/client";
import { SignedInAdministratorDocument } from "../../../../graphql/generated/adminOperations";
import type { Administrator } from "./adminAuthContext";

/** Stores who has signed in, so that the session need not be queried. */
export const rememberAdministrator = (cache: ApolloCache, administrator: Administrator) =>
  cache.writeQuery({
    query: SignedInAdministratorDocument,
    data: { currentAdministrator: administrator },
  });
