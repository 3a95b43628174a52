import { styled } from "@mui/material/styles";
import type { CommandGroup } from "./commands";

export const commandListId = "commands";

export const commandOptionId = (to: string): string => `command-${to.replace(/[^\w-]+/g, "-")}`;

export interface CommandListProps {
  groups: readonly CommandGroup[];
  current: string | undefined;
  onChoose: (to: string) => void;
}

/** The search field handles the keys; this list handles the mouse. */
export function CommandList({ groups, current, onChoose }: CommandListProps) {
  return (
    <List id={commandListId} role="listbox" aria-label="Commands" tabIndex={-1}>
      {groups.map(({ title, commands }) => (
        <div key={title} role="group" aria-label={title}>
          <h2 aria-hidden="true">{title}</h2>
          {commands.map(({ to, label, note }) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles the keys
            <div
              key={to}
              id={commandOptionId(to)}
              role="option"
              aria-selected={to === current}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(to)}
            >
              <span>{label}</span>
              {note ? <small>{note}</small> : null}
            </div>
          ))}
        </div>
      ))}
    </List>
  );
}

const List = styled("div")(({ theme }) => ({
  overflowY: "auto",
  paddingBottom: 8,
  "&:empty": { display: "none" },
  "& h2": { ...theme.typography.overline, padding: "14px 24px 4px", color: theme.vars.palette.text.secondary },
  "& [role='option']": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: 16,
    padding: "8px 24px",
    cursor: "pointer",
  },
  "& [role='option'] span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& [role='option'] small": {
    flex: "none",
    maxWidth: "45%",
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
  },
  "& [role='option']:hover": { background: theme.vars.editorial.sunken },
  "& [role='option'][aria-selected='true']": { background: theme.vars.editorial.accentWash },
}));

export const CommandField = styled("div")(({ theme }) => ({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "4px 24px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& input": {
    flex: 1,
    minWidth: 0,
    minHeight: 52,
    border: 0,
    background: "none",
    fontSize: "1.0625rem",
    "&:focus-visible": { outline: "none" },
    "&::placeholder": { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
}));
