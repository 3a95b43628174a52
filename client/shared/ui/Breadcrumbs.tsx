import MuiBreadcrumbs from "@mui/material/Breadcrumbs";
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
      <MuiBreadcrumbs aria-label="Breadcrumb">
        {crumbs.map(({ label, to }) =>
          to === undefined ? (
            <span key={label} aria-current="page">
              {label}
            </span>
          ) : (
            <Link key={label} to={to}>
              {label}
            </Link>
          ),
        )}
      </MuiBreadcrumbs>
    </>
  );
}
