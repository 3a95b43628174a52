import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { trySave } from "../../../../../../admin/graphql/trySave";
import { RenewRecoveryCodesDocument } from "../../../../../../graphql/generated/adminOperations";
import { StateNotice } from "../../../../../../admin/StateNotice";
import { FactorPart } from "../FactorPart";
import { PasswordDialog } from "../PasswordDialog";
import { rememberTwoFactor, requireChange } from "../rememberTwoFactor";

/** Fewer than this many are too few for a lost device. */
const fewCodes = 3;

/** Replaces the recovery codes of the user's account. */
function useRenewRecoveryCodes() {
  const [renew] = useMutation(RenewRecoveryCodesDocument, {
    update: (cache, { data }) => rememberTwoFactor(cache, data?.renewRecoveryCodes),
  });
  return (currentPassword: string) =>
    trySave(async () => {
      const { data } = await renew({ variables: { input: { currentPassword } } });
      return requireChange(data?.renewRecoveryCodes);
    });
}

export interface RecoveryPartProps {
  left: number;
  onRenewed: (recoveryCodes: string[] | null) => void;
}

export function RecoveryPart({ left, onRenewed }: RecoveryPartProps) {
  const renew = useRenewRecoveryCodes();
  const [asking, setAsking] = useState(false);
  const renewAll = async (password: string) => {
    const outcome = await renew(password);
    if (outcome.kind === "saved") onRenewed(outcome.recoveryCodes);
    return outcome;
  };
  return (
    <FactorPart
      title="Recovery codes"
      text={`For a lost device: each code signs you in once after your password. ${left} of 10 left.`}
    >
      {left < fewCodes ? (
        <StateNotice kind="error" title="You are running out of recovery codes">
          Create new codes before you need the last one. The former codes then stop working.
        </StateNotice>
      ) : null}
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Create new recovery codes
      </Button>
      {asking ? (
        <PasswordDialog
          title="Create new recovery codes"
          text="Your former recovery codes stop working at once."
          confirmLabel="Create new codes"
          busyLabel="Creating..."
          onConfirm={({ currentPassword }) => renewAll(currentPassword)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </FactorPart>
  );
}
