import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router-dom";
import { PageStatus } from "../shared/seo/PageStatus";
import { ErrorNotice } from "./ErrorNotice";

/** Shown when a page fails. Retry reloads the URL: after a release that also loads the new scripts. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <PageStatus code={500} />
      <ErrorNotice retryHref={pathname + search} />
    </>
  );
}
