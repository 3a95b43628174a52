import { useId } from "react";
import { Link } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import type { ChromeLink } from "./types";

/** One column of the footer; renders nothing without links. */
export function FooterLinks({
  title,
  links,
  external = false,
}: {
  title: string;
  links: readonly ChromeLink[];
  external?: boolean;
}) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Column aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, to }, place) => (
          <li key={place}>
            {external ? (
              <a href={to} target="_blank" rel="noopener noreferrer">
                {label}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ul>
    </Column>
  );
}

const Column = styled("nav")(({ theme }) => ({
  "& h2": { ...theme.typography.overline, color: theme.vars.palette.text.secondary, marginBottom: 10 },
  "& ul": { listStyle: "none" },
  "& a": {
    display: "inline-block",
    paddingBlock: 8,
    fontSize: "0.9375rem",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.3em" },
  },
}));
