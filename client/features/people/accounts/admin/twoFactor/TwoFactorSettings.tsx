import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useAdminList } from "../../../../../admin/graphql/useAdminList";
import { OwnTwoFactorDocument } from "../../../../../graphql/generated/adminOperations";
import { ErrorState } from "../../../../../shared/ui/ErrorState";
import { AuthenticatorPart } from "./authenticator/AuthenticatorPart";
import { PasskeyPart } from "./passkeys/PasskeyPart";
import { RecoveryCodesDialog } from "./recovery/RecoveryCodesDialog";
import { RecoveryPart } from "./recovery/RecoveryPart";

export interface TwoFactorSettingsProps {
  /** The account has a second factor, and its recovery codes were shown. */
  onEnrolled?: () => void;
}

/** The second factors of the user's account: authenticator app, passkeys and recovery codes. */
export function TwoFactorSettings({ onEnrolled }: TwoFactorSettingsProps) {
  const { data, error, loading, retry } = useAdminList(OwnTwoFactorDocument, {});
  const [codes, setCodes] = useState<readonly string[]>();
  if (!data && error) return <ErrorState onRetry={retry} busy={loading} />;
  if (!data) return <Skeleton height="16rem" />;
  const { authenticatorSince, passkeys, recoveryCodesLeft } = data.twoFactor;
  const changed = (recoveryCodes: string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else onEnrolled?.();
  };
  const close = () => {
    setCodes(undefined);
    onEnrolled?.();
  };
  return (
    <Parts>
      <AuthenticatorPart since={authenticatorSince} onEnrolled={changed} />
      <PasskeyPart passkeys={passkeys} onEnrolled={changed} />
      {authenticatorSince !== null || passkeys.length > 0 ? (
        <RecoveryPart left={recoveryCodesLeft} onRenewed={changed} />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={close} /> : null}
    </Parts>
  );
}

const Parts = styled("div")({ display: "grid", "& > :first-of-type": { borderTop: 0, paddingTop: 0 } });
