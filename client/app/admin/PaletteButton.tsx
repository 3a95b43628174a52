import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { commandKey } from "../../shared/admin/keys/keyEvents";
import { SearchIcon } from "../../shared/ui/icons";
import { paletteRequest } from "./paletteRequest";

/** Opens the command palette without the keyboard shortcut. */
export function PaletteButton({ wide }: { wide: boolean }) {
  if (!wide)
    return (
      <IconButton aria-label="Search" onClick={paletteRequest.open}>
        <SearchIcon />
      </IconButton>
    );
  return (
    <Field type="button" onClick={paletteRequest.open} aria-keyshortcuts="Control+K Meta+K">
      <SearchIcon />
      Find or go to
      <kbd>{commandKey()} K</kbd>
    </Field>
  );
}

const Field = styled("button")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 34,
  padding: "0 8px 0 10px",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: "none",
  color: theme.vars.palette.text.secondary,
  cursor: "pointer",
  "& svg": { width: 18, height: 18 },
  "& kbd": { marginLeft: 12, fontFamily: "inherit", fontSize: "0.75rem" },
  "&:hover": { borderColor: theme.vars.editorial.control, color: theme.vars.palette.text.primary },
}));
