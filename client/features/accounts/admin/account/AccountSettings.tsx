import { ScreenPart } from "../../../../admin/ScreenPart";
import { useAdminAuth } from "../adminAuthContext";
import { OpenSessions } from "../sessions/OpenSessions";
import { TwoFactorSettings } from "../twoFactor/TwoFactorSettings";
import { PasswordForm } from "./PasswordForm";
import { ProfileForm, type ProfileFormProps } from "./ProfileForm";

/** The user's account: profile, password, second factors and sessions. */
export function AccountSettings({ picture }: Pick<ProfileFormProps, "picture">) {
  const { administrator } = useAdminAuth();
  if (!administrator) return null;
  return (
    <>
      <ScreenPart title="Profile" text="Your name in the admin area, and the email address you sign in with.">
        <ProfileForm key={administrator.id} administrator={administrator} picture={picture} />
      </ScreenPart>
      <ScreenPart title="Password" text="Changing it signs you out of all other sessions.">
        <PasswordForm />
      </ScreenPart>
      <ScreenPart title="Two-factor sign-in" text="A second step besides your password. Recommended for everyone.">
        <TwoFactorSettings />
      </ScreenPart>
      <ScreenPart
        title="Open sessions"
        text="Browsers in which you are signed in. A session expires after 30 minutes without activity."
      >
        <OpenSessions />
      </ScreenPart>
    </>
  );
}
