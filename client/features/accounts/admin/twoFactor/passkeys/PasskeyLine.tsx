import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { TwoFactorFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../../shared/format/dateTime";

export interface PasskeyLineProps {
  passkey: TwoFactorFieldsFragment["passkeys"][number];
  onRemove: () => void;
}

export function PasskeyLine({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyLineProps) {
  return (
    <Line>
      <div>
        <strong>{name}</strong>
        <p>
          Added <time dateTime={createdAt}>{dateTime(createdAt)}</time>,{" "}
          {lastUsedAt === null ? (
            "not used yet"
          ) : (
            <>
              last used <time dateTime={lastUsedAt}>{dateTime(lastUsedAt)}</time>
            </>
          )}
        </p>
      </div>
      <Button variant="outlined" size="small" aria-label={`Remove the passkey ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </Line>
  );
}

const Line = styled("li")(({ theme }) => ({
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
