import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { trySave } from "../../../../graphql/admin/trySave";
import {
  ChangePasswordDocument,
  type ChangePasswordMutationVariables,
} from "../../../../graphql/generated/adminOperations";
import { rememberSessions } from "../sessions/openSessions";

/** Changes the user's password; other sessions end and leave the list. */
export function useChangePassword() {
  const [mutate] = useMutation(ChangePasswordDocument, {
    update: (cache, { data }) => rememberSessions(cache, data?.changePassword),
  });
  return useCallback(
    (input: ChangePasswordMutationVariables["input"]) =>
      trySave(async () => void (await mutate({ variables: { input } }))),
    [mutate],
  );
}
