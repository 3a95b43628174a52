import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";

export interface ColumnsMenuProps {
  columns: readonly { field: string; label: string }[];
  /** Fields with commas between. */
  hidden: string;
  onChange: (hidden: string) => void;
}

/** Shows and hides columns of a list. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fields = new Set(hidden.split(",").filter(Boolean));
  const toggle = (field: string) => {
    const next = new Set(fields);
    if (!next.delete(field)) next.add(field);
    onChange(columns.flatMap((column) => (next.has(column.field) ? [column.field] : [])).join());
  };
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns
      </Button>
      {anchor ? (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { "aria-label": "Columns", dense: true } }}
        >
          {columns.map(({ field, label }) => (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={!fields.has(field)}
              onClick={() => toggle(field)}
            >
              <Checkbox
                size="small"
                edge="start"
                checked={!fields.has(field)}
                tabIndex={-1}
                slotProps={{ input: { "aria-hidden": true } }}
              />
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
}
