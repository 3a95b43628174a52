import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { GridIcon, ListIcon } from "../../../shared/admin/adminIcons";
import type { Layout } from "./useLayout";

export interface LayoutToggleProps {
  value: Layout;
  onChange: (layout: Layout) => void;
}

export function LayoutToggle({ value, onChange }: LayoutToggleProps) {
  return (
    <Pair role="group" aria-label="Layout">
      <IconButton aria-label="Grid view" aria-pressed={value === "grid"} onClick={() => onChange("grid")}>
        <GridIcon />
      </IconButton>
      <IconButton aria-label="List view" aria-pressed={value === "list"} onClick={() => onChange("list")}>
        <ListIcon />
      </IconButton>
    </Pair>
  );
}

const Pair = styled("div")(({ theme }) => ({
  display: "flex",
  border: `1px solid ${theme.vars.editorial.control}`,
  "& button": { width: 38, height: 36 },
  "& button[aria-pressed='true']": { background: theme.vars.editorial.accentWash },
  "@media (pointer: coarse)": { "& button": { width: 44, height: 44 } },
}));
