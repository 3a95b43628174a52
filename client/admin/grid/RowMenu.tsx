import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { Link } from "react-router-dom";
import { MoreIcon } from "../adminIcons";
import type { RowAction } from "./gridTypes";
import { rowMenuClass } from "./rowStyles";

export interface RowMenuProps<Row> {
  row: Row;
  /** The row's name. */
  name: string;
  getActions: (row: Row) => readonly RowAction[];
  /** The data grid says which of its cells is its tab stop. */
  tabIndex?: 0 | -1;
}

/**
 * The actions of one row behind one button. The button is a plain element and the menu does not exist until it opens:
 * there are as many as rows.
 */
export function RowMenu<Row>({ row, name, getActions, tabIndex }: RowMenuProps<Row>) {
  const [opened, setOpened] = useState<{ anchor: HTMLElement; actions: readonly RowAction[] } | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <button
        type="button"
        className={rowMenuClass}
        tabIndex={tabIndex}
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, actions: getActions(row) })}
        onKeyDown={(event) => {
          // The data grid would scroll on Space and open the row on Enter.
          if (event.key === " " || event.key === "Enter") event.stopPropagation();
        }}
      >
        <MoreIcon />
      </button>
      {opened ? (
        <Menu
          open
          anchorEl={opened.anchor}
          anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
          transformOrigin={{ vertical: "top", horizontal: "right" }}
          onClose={close}
          slotProps={{ list: { "aria-label": `Actions for ${name}` }, paper: { sx: { minWidth: 180 } } }}
        >
          {opened.actions.map((action) => renderItem(action, close))}
        </Menu>
      ) : null}
    </>
  );
}

function renderItem(action: RowAction, close: () => void) {
  const sx = { gap: 1.5, color: action.danger ? "error.main" : undefined };
  const content = (
    <>
      {action.icon}
      {action.label}
    </>
  );
  if (action.to !== undefined)
    return (
      <MenuItem key={action.label} sx={sx} component={Link} to={action.to} onClick={close}>
        {content}
      </MenuItem>
    );
  if (action.href !== undefined)
    return (
      <MenuItem
        key={action.label}
        sx={sx}
        component="a"
        href={action.href}
        target="_blank"
        rel="noopener"
        aria-label={`${action.label} (opens in a new tab)`}
        onClick={close}
      >
        {content}
      </MenuItem>
    );
  const run = () => {
    close();
    action.onClick();
  };
  return (
    <MenuItem key={action.label} sx={sx} onClick={run}>
      {content}
    </MenuItem>
  );
}
