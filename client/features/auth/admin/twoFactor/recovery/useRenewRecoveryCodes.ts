import { useMutation } from "@apollo/client/react";
import { trySave } from "../../../../../graphql/admin/trySave";
import { RenewRecoveryCodesDocument } from "../../../../../graphql/generated/adminOperations";
import { rememberTwoFactor, requireChange } from "../rememberTwoFactor";

/** Replaces the recovery codes of the user's account. */
export function useRenewRecoveryCodes() {
  const [renew] = useMutation(RenewRecoveryCodesDocument, {
    update: (cache, { data }) => rememberTwoFactor(cache, data?.renewRecoveryCodes),
  });
  return (currentPassword: string) =>
    trySave(async () => {
      const { data } = await renew({ variables: { input: { currentPassword } } });
      return requireChange(data?.renewRecoveryCodes);
    });
}
