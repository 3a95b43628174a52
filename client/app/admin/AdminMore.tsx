import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { ChevronIcon } from "../../shared/admin/adminIcons";
import { moreLinks } from "./navigation";

/** The screens beyond the tabs. While one of them is open, the button shows its name. */
export function AdminMore() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const { pathname } = useLocation();
  const current = moreLinks.flatMap(({ links }) => links).find(({ to }) => to === pathname);
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        data-current={current !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current ? `More: ${current.label}` : "More"}
        <ChevronIcon />
      </button>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { "aria-label": "More screens" }, paper: { sx: { minWidth: 220 } } }}
      >
        {moreLinks.flatMap(({ title, links }) => [
          <ListSubheader
            key={title}
            role="presentation"
            sx={{ lineHeight: "32px", background: "none", fontSize: "0.75rem" }}
          >
            {title}
          </ListSubheader>,
          ...links.map(({ label, to }) => (
            <MenuItem key={to} component={Link} to={to} selected={to === pathname} onClick={close}>
              {label}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
