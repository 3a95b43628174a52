import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { useAdminList } from "../../../../admin/graphql/useAdminList";
import { OpenSessionsDocument } from "../../../../graphql/generated/adminOperations";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { sortSessions } from "./openSessions";
import { OpenSessionLine } from "./OpenSessionLine";
import { useEndSessions } from "./useEndSessions";

/** The sessions of the user's account, each with a sign-out button. */
export function OpenSessions() {
  const { data, error, loading, retry } = useAdminList(OpenSessionsDocument, {});
  const { busy, endOne, endOthers } = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  if (!data && error) return <ErrorState onRetry={retry} busy={loading} />;
  if (!data) return <Skeleton height="9rem" />;
  const sessions = sortSessions(data.sessions);
  /** The pressed button disappears, so move the focus to the list. */
  const keepFocus = () => list.current?.focus();
  return (
    <Room>
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
    </Room>
  );
}

const Room = styled("div")(({ theme }) => ({
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
