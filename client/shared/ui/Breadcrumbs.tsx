import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { breadcrumbList, type Crumb } from "../seo/breadcrumbList";
import { JsonLd } from "../seo/JsonLd";
import { useSite } from "../site/SiteContext";

/** Breadcrumbs for people and, as JSON-LD, for search engines. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { origin } = useSite();
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, origin)} />
      <Trail aria-label="Breadcrumb">
        <ol>
          {crumbs.map(({ label, to }) => (
            <li key={label}>
              {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
            </li>
          ))}
        </ol>
      </Trail>
    </>
  );
}

const Trail = styled("nav")(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  "& ol": { display: "flex", flexWrap: "wrap", alignItems: "center", listStyle: "none" },
  "& li": { minWidth: 0, display: "flex", alignItems: "center" },
  "& li + li::before": { content: "'/' / ''", marginInline: 10, color: theme.vars.editorial.control },
  "& a": { display: "block", paddingBlock: 12, textDecorationThickness: 1, textUnderlineOffset: "0.3em" },
}));
