import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { trySave } from "../../../../graphql/admin/trySave";
import {
  ChangePasswordDocument,
  type ChangePasswordMutationVariables,
} from "../../../../graphql/generated/adminOperations";
import { rememberSessions } from "../sessions/openSessions";

/** Changes the user's password; other sessions and API tokens that are not kept end and leave their lists. */
export function useChangePassword() {
  const [mutate] = useMutation(ChangePasswordDocument, {
    update: (cache, { data }) => {
      rememberSessions(cache, data?.changePassword);
      evictLists(cache, ["apiTokens", "ownApiTokens"]);
    },
  });
  return useCallback(
    (input: ChangePasswordMutationVariables["input"]) =>
      trySave(async () => void (await mutate({ variables: { input } }))),
    [mutate],
  );
}
