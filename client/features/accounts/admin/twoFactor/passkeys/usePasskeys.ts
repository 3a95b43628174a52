import { useMutation } from "@apollo/client/react";
import { trySave } from "../../../../../admin/graphql/trySave";
import {
  AddPasskeyDocument,
  RemovePasskeyDocument,
  StartPasskeyDocument,
} from "../../../../../graphql/generated/adminOperations";
import { describePasskeyError } from "../../passkeySupport";
import type { PasswordValues } from "../PasswordDialog";
import { rememberTwoFactor, requireChange } from "../rememberTwoFactor";

/** Asks the browser for a new passkey. */
async function createPasskey(options: string): Promise<string> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = JSON.parse(options) as Parameters<typeof startRegistration>[0]["optionsJSON"];
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Adds and removes passkeys of the user's account. */
export function usePasskeys() {
  const [start] = useMutation(StartPasskeyDocument);
  const [add] = useMutation(AddPasskeyDocument, {
    update: (cache, { data }) => rememberTwoFactor(cache, data?.addPasskey),
  });
  const [remove] = useMutation(RemovePasskeyDocument, {
    update: (cache, { data }) => rememberTwoFactor(cache, data?.removePasskey),
  });
  return {
    add: async ({ currentPassword, name }: PasswordValues) => {
      const started = await trySave(async () => {
        const { data } = await start({ variables: { input: { currentPassword } } });
        return { options: data?.startPasskey ?? "" };
      });
      if (started.kind !== "saved") return started;
      try {
        const response = await createPasskey(started.options);
        return await trySave(async () => {
          const { data } = await add({ variables: { input: { name, response } } });
          return requireChange(data?.addPasskey);
        });
      } catch (error) {
        return { kind: "failed" as const, message: describePasskeyError(error) };
      }
    },
    remove: (id: string, currentPassword: string) =>
      trySave(async () => void (await remove({ variables: { input: { id, currentPassword } } }))),
  };
}
