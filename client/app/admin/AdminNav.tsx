import { styled } from "@mui/material/styles";
import { useContext, useId } from "react";
import { NavLink } from "react-router-dom";
import { AccountContext } from "../../admin/role/accountContext";
import { linkGroupsFor } from "./navigation";

export interface AdminNavProps {
  onNavigate?: () => void;
}

/** Links to every screen that the role can open, in named groups. */
export function AdminNav({ onNavigate }: AdminNavProps) {
  const id = useId();
  const { role } = useContext(AccountContext);
  return (
    <Nav aria-label="Admin">
      {linkGroupsFor(role).map(({ title, links }) => (
        <div key={title}>
          {/* No heading: the screen's h1 is the first one of the page. */}
          <p id={id + title}>{title}</p>
          <ul aria-labelledby={id + title}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} onClick={onNavigate}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Nav>
  );
}

const Nav = styled("nav")(({ theme }) => ({
  display: "grid",
  gap: 16,
  "& p": {
    ...theme.typography.body2,
    fontSize: "0.75rem",
    fontWeight: 500,
    padding: "0 14px 4px",
    color: theme.vars.palette.text.secondary,
  },
  "& ul": { listStyle: "none" },
  "& a": {
    ...theme.typography.button,
    display: "flex",
    alignItems: "center",
    minHeight: 32,
    padding: "4px 12px",
    borderLeft: "2px solid transparent",
    color: theme.vars.palette.text.primary,
    textDecoration: "none",
    "&:hover": { background: theme.vars.editorial.sunken },
    "&:focus-visible": { outlineOffset: -2 },
    "&[aria-current='page']": {
      borderColor: theme.vars.palette.primary.main,
      background: theme.vars.editorial.accentWash,
      fontWeight: 600,
    },
    "@media (pointer: coarse)": { minHeight: 44 },
  },
}));
