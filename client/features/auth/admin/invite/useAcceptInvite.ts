import { useMutation } from "@apollo/client/react";
import { trySave } from "../../../../graphql/admin/trySave";
import { AcceptInviteDocument, type AcceptInviteInput } from "../../../../graphql/generated/adminOperations";
import { rememberAdministrator } from "../rememberAdministrator";

/** Creates the account of an invitation and signs in. Saved with `refused` when the invitation has ended meanwhile. */
export function useAcceptInvite() {
  const [mutate] = useMutation(AcceptInviteDocument, {
    update: (cache, { data }) => {
      if (data?.acceptInvite.__typename === "SignedIn") rememberAdministrator(cache, data.acceptInvite.administrator);
    },
  });
  return (input: AcceptInviteInput) =>
    trySave<{ refused?: string }>(async () => {
      const { data } = await mutate({ variables: { input } });
      return data?.acceptInvite.__typename === "InviteRefused" ? { refused: data.acceptInvite.message } : {};
    });
}
