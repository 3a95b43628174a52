import { Link } from "react-router-dom";
import { breadcrumbList, type Crumb } from "../seo/breadcrumbList";
import { JsonLd } from "../seo/JsonLd";
import { useSite } from "../site/SiteContext";
import { styled } from "@mui/material/styles";

/** The way to this page, for people and for search engines. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { origin } = useSite();
  return (
    <Trail aria-label="Breadcrumb">
      <JsonLd data={breadcrumbList(crumbs, origin)} />
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
