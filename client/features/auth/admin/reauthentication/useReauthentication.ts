import { useMutation } from "@apollo/client/react";
import { trySave } from "../../../../graphql/admin/trySave";
import {
  ReauthenticateDocument,
  ReauthenticateWithPasskeyDocument,
  StartPasskeyReauthenticationDocument,
} from "../../../../graphql/generated/adminOperations";
import { askForPasskey, describePasskeyError } from "../passkeySupport";

/** Proves to the server that the account's owner is still at this browser. */
export function useReauthentication() {
  const [confirm] = useMutation(ReauthenticateDocument);
  const [start] = useMutation(StartPasskeyReauthenticationDocument);
  const [finish] = useMutation(ReauthenticateWithPasskeyDocument);
  return {
    withPassword: (currentPassword: string) =>
      trySave(async () => void (await confirm({ variables: { input: { currentPassword } } }))),
    withPasskey: async () => {
      const started = await trySave(async () => ({
        options: (await start()).data?.startPasskeyReauthentication ?? "",
      }));
      if (started.kind !== "saved") return started;
      try {
        const response = await askForPasskey(started.options);
        return await trySave(async () => void (await finish({ variables: { input: { response } } })));
      } catch (error) {
        return { kind: "failed" as const, message: describePasskeyError(error) };
      }
    },
  };
}
