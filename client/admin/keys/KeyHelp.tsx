import { styled } from "@mui/material/styles";
import { PanelDialog } from "../PanelDialog";
import { commandKey } from "./keyEvents";

const keys = (): { keys: string[]; does: string }[] => [
  { keys: [commandKey(), "K"], does: "Open the command palette: screens, actions, records" },
  { keys: ["/"], does: "Search the list on the screen" },
  { keys: [commandKey(), "S"], does: "Save the form and go on" },
  { keys: ["Esc"], does: "Close the topmost dialog or menu" },
  { keys: ["?"], does: "Show keyboard shortcuts" },
];

/** Lists the keyboard shortcuts. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <PanelDialog title="Keyboard" maxWidth={460} onClose={onClose}>
      <List>
        {keys().map((line) => (
          <div key={line.does}>
            <dt>
              {line.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{line.does}</dd>
          </div>
        ))}
      </List>
    </PanelDialog>
  );
}

const List = styled("dl")(({ theme }) => ({
  "& > div": { display: "grid", gridTemplateColumns: "7rem 1fr", alignItems: "center", gap: 12, paddingBlock: 9 },
  "& > div + div": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& dt": { display: "flex", gap: 6 },
  "& dd": { ...theme.typography.body2 },
  "& kbd": {
    minWidth: 28,
    padding: "2px 8px",
    border: `1px solid ${theme.vars.editorial.control}`,
    fontFamily: "inherit",
    fontSize: "0.8125rem",
    textAlign: "center",
  },
}));
