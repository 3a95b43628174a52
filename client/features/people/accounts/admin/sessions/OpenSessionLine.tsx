import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { OpenSessionFragment } from "../../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../../shared/format/dateTime";
import { deviceName } from "./openSessions";

export interface OpenSessionLineProps {
  session: OpenSessionFragment;
  busy: boolean;
  onEnd: () => void;
}

export function OpenSessionLine({ session, busy, onEnd }: OpenSessionLineProps) {
  const { createdAt, lastSeenAt, current } = session;
  const name = deviceName(session);
  const [began, seen] = [dateTime(createdAt), dateTime(lastSeenAt)];
  return (
    <DeviceItem>
      <div>
        <strong>{name}</strong>
        <p>
          Signed in <time dateTime={createdAt}>{began}</time>
          {current || seen === began ? null : (
            <>
              , last seen <time dateTime={lastSeenAt}>{seen}</time>
            </>
          )}
        </p>
      </div>
      {current ? (
        <Here>This browser</Here>
      ) : (
        <Button
          variant="outlined"
          size="small"
          disabled={busy}
          aria-label={`Sign out ${name}, signed in ${began}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </DeviceItem>
  );
}

/** A browser or a passkey, with what can be done about it. */
export const DeviceItem = styled("li")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  minHeight: 68,
  paddingBlock: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& > div": { flex: "1 1 220px", minWidth: 0 },
  "& strong": { fontWeight: 550, overflowWrap: "anywhere" },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Here = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
