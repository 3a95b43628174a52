import { ScreenPart } from "../../../../shared/admin/ScreenPart";
import { useAdminAuth } from "../adminAuthContext";
import { OpenSessions } from "../sessions/OpenSessions";
import { PasswordForm } from "./PasswordForm";
import { ProfileForm, type ProfileFormProps } from "./ProfileForm";

/** The user's account: profile, password and sessions. */
export function AccountSettings({ picture }: Pick<ProfileFormProps, "picture">) {
  const { administrator } = useAdminAuth();
  if (!administrator) return null;
  return (
    <>
      <ScreenPart title="Profile" text="How you appear in the admin area, and the address that you sign in with.">
        <ProfileForm key={administrator.id} administrator={administrator} picture={picture} />
      </ScreenPart>
      <ScreenPart title="Password" text="Changing it signs you out everywhere else.">
        <PasswordForm />
      </ScreenPart>
      <ScreenPart
        title="Open sessions"
        text="Browsers in which you are signed in. A session ends by itself after 30 minutes without use."
      >
        <OpenSessions />
      </ScreenPart>
    </>
  );
}
