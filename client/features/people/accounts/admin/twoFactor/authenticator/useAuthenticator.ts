import { useMutation } from "@apollo/client/react";
import { trySave } from "../../../../../../admin/graphql/trySave";
import {
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  StartAuthenticatorDocument,
  type StartAuthenticatorMutation,
} from "../../../../../../graphql/generated/adminOperations";
import { rememberTwoFactor, requireChange } from "../rememberTwoFactor";

export type AuthenticatorSetup = StartAuthenticatorMutation["startAuthenticator"];

/** Turns the authenticator app on, in two steps, and off. */
export function useAuthenticator() {
  const [startSetup] = useMutation(StartAuthenticatorDocument);
  const [confirmSetup] = useMutation(ConfirmAuthenticatorDocument, {
    update: (cache, { data }) => rememberTwoFactor(cache, data?.confirmAuthenticator),
  });
  const [removeApp] = useMutation(RemoveAuthenticatorDocument, {
    update: (cache, { data }) => rememberTwoFactor(cache, data?.removeAuthenticator),
  });
  return {
    start: (currentPassword: string) =>
      trySave(async () => {
        const { data } = await startSetup({ variables: { input: { currentPassword } } });
        if (!data) throw new Error("The response has no data.");
        return { setup: data.startAuthenticator };
      }),
    confirm: (code: string) =>
      trySave(async () => {
        const { data } = await confirmSetup({ variables: { input: { code } } });
        return requireChange(data?.confirmAuthenticator);
      }),
    remove: (currentPassword: string) =>
      trySave(async () => void (await removeApp({ variables: { input: { currentPassword } } }))),
  };
}
