import { styled } from "@mui/material/styles";
import { GridIcon, ListIcon } from "../../shared/admin/adminIcons";
import { IconAction } from "../../shared/ui/IconAction";
import type { Layout } from "./useLayout";

export interface LayoutToggleProps {
  value: Layout;
  onChange: (layout: Layout) => void;
}

export function LayoutToggle({ value, onChange }: LayoutToggleProps) {
  return (
    <Pair role="group" aria-label="Layout">
      <IconAction label="Grid view" aria-pressed={value === "grid"} onClick={() => onChange("grid")}>
        <GridIcon />
      </IconAction>
      <IconAction label="List view" aria-pressed={value === "list"} onClick={() => onChange("list")}>
        <ListIcon />
      </IconAction>
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
