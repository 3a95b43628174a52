import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { useMutation } from "@apollo/client/react";
import { ScreenPart } from "../../../../../admin/ScreenPart";
import { useAdminAuth } from "../adminAuthContext";
import { TwoFactorSettings } from "../twoFactor/TwoFactorSettings";
import { PasswordForm } from "./PasswordForm";
import { ProfileForm, type ProfileFormProps } from "./ProfileForm";
import { useAdminList } from "../../../../../admin/graphql/useAdminList";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import {
  OpenSessionsDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  type OpenSessionFragment,
} from "../../../../../graphql/generated/adminOperations";
import { ErrorState } from "../../../../../shared/ui/ErrorState";
import { sortSessions, deviceName, rememberSessions } from "../sessions/openSessions";
import { OpenSessionLine } from "../sessions/OpenSessionLine";
import { isNotFound } from "../../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useToast } from "../../../../../shared/toast/ToastContext";

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

/** The sessions of the user's account, each with a sign-out button. */
function OpenSessions() {
  const { data, error, loading, retry } = useAdminList(OpenSessionsDocument, {});
  const { busy, endOne, endOthers } = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  if (!data && error) return <ErrorState onRetry={retry} busy={loading} />;
  if (!data) return <Skeleton height="9rem" />;
  const sessions = sortSessions(data.sessions);
  /** The pressed button disappears, so move the focus to the list. */
  const keepFocus = () => list.current?.focus();
  return (
    <Container>
      <ul ref={list} tabIndex={-1} aria-label="Open sessions">
        {sessions.map((session) => (
          <OpenSessionLine
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void endOne(session).then(keepFocus)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="outlined" disabled={busy} onClick={() => void endOthers().then(keepFocus)}>
          Sign out everywhere else
        </Button>
      ) : null}
    </Container>
  );
}

const Container = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 20,
  "& ul": {
    width: "100%",
    margin: 0,
    padding: 0,
    listStyle: "none",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& ul:focus-visible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 3 },
}));

interface EndSessions {
  busy: boolean;
  endOne: (session: OpenSessionFragment) => Promise<void>;
  endOthers: () => Promise<void>;
}

/** Signs out other sessions and shows the outcome in a toast. */
function useEndSessions(): EndSessions {
  const toast = useToast();
  const attempt = useAttempt();
  const [revoke, one] = useMutation(RevokeSessionDocument, {
    update: (cache, { data }) => rememberSessions(cache, data?.revokeSession),
  });
  const [revokeOthers, others] = useMutation(RevokeOtherSessionsDocument, {
    update: (cache, { data }) => rememberSessions(cache, data?.revokeOtherSessions),
  });
  return {
    busy: one.loading || others.loading,
    endOne: async (session) => {
      const run = () =>
        revoke({ variables: { input: { id: session.id } } }).catch((error: unknown) => {
          // The session has ended meanwhile, so the list is out of date.
          if (isNotFound(error)) evictLists(one.client.cache, ["sessions"]);
          throw error;
        });
      if (await attempt(run)) toast({ title: "Session ended", text: `${deviceName(session)} is signed out.` });
    },
    endOthers: async () => {
      if (await attempt(() => revokeOthers()))
        toast({ title: "Sessions ended", text: "All other sessions are signed out." });
    },
  };
}
