import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { NavLink } from "react-router-dom";
import { CloseIcon, MenuIcon } from "../../shared/ui/icons";
import { AdminAccount } from "./AdminAccount";
import { mainLinks, moreLinks } from "./navigation";

const groups = [{ title: "Site", links: mainLinks }, ...moreLinks];

/** The whole navigation on a phone. */
export function AdminMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton aria-label="Open menu" aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: "dialog", "aria-label": "Menu", sx: { width: "min(22rem, 88vw)" } } }}
      >
        <Panel>
          <div>
            <AdminAccount />
            <IconButton aria-label="Close menu" onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          <nav aria-label="Admin">
            {groups.map(({ title, links }) => (
              <section key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <NavLink to={to} onClick={close}>
                        {label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </Panel>
      </Drawer>
    </>
  );
}

const Panel = styled("div")(({ theme }) => ({
  padding: "8px 20px 32px",
  "& > div": { display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 56, gap: 8 },
  "& h2": { ...theme.typography.overline, margin: "20px 0 4px", color: theme.vars.palette.text.secondary },
  "& ul": { listStyle: "none" },
  "& li a": {
    ...theme.typography.body1,
    display: "block",
    padding: "11px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textDecoration: "none",
    "&[aria-current='page']": { fontWeight: 600, color: theme.vars.palette.primary.main },
  },
}));
