import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";

export interface Crumb {
  label: string;
  /** Without an address it is the page itself; the last one. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled("nav")(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  "& ol": { display: "flex", flexWrap: "wrap", listStyle: "none" },
  "& li": { display: "flex", alignItems: "center", minWidth: 0 },
  "& li + li::before": { content: '"/"', marginInline: 10, color: theme.vars.editorial.control },
  "& a": { paddingBlock: 12, textDecorationThickness: 1, textUnderlineOffset: "0.3em" },
  "& span": { overflow: "hidden", textOverflow: "ellipsis" },
}));
