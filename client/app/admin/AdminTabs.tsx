import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { NavLink } from "react-router-dom";
import { AdminMore } from "./AdminMore";
import { mainLinks, moreLinks } from "./navigation";

/** The tabs. A wide screen shows every screen in one row, a smaller one moves the rest under "More". */
export function AdminTabs() {
  const roomy = useMediaQuery("(min-width: 1440px)", { noSsr: true });
  return (
    <Nav aria-label="Admin">
      <ul>
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
        {roomy ? (
          moreLinks
            .flatMap(({ links }) => links)
            .map(({ label, to }, index) => (
              <li key={to} data-first={index === 0}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))
        ) : (
          <li>
            <AdminMore />
          </li>
        )}
      </ul>
    </Nav>
  );
}

const Nav = styled("nav")(({ theme }) => ({
  maxWidth: 1640,
  marginInline: "auto",
  paddingInline: "clamp(1rem, 0.4rem + 2vw, 2.5rem)",
  "& ul": { display: "flex", alignItems: "center", gap: "clamp(14px, 1.6vw, 26px)", listStyle: "none" },
  "& li[data-first='true']": {
    marginLeft: "auto",
  },
  "& a, & button": {
    ...theme.typography.button,
    display: "flex",
    alignItems: "center",
    gap: 6,
    minHeight: 42,
    padding: 0,
    border: 0,
    background: "none",
    cursor: "pointer",
    whiteSpace: "nowrap",
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
    transition: "color 160ms",
    "&:hover": { color: theme.vars.palette.text.primary },
    "&:focus-visible": { outlineOffset: -2 },
    "&[aria-current='page'], &[data-current='true']": {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}`,
    },
  },
}));
