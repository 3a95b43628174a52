import { paths } from "../../../site/addresses";
import { MissingPage } from "./MissingPage";

/** The page for an address that the site does not have. */
export const NotFoundPage = () => (
  <MissingPage
    documentTitle="Page not found"
    title="Oops! Page not found"
    text="The page you followed has been moved, renamed, or was never in this issue."
    to={paths.home()}
    linkLabel="Return to Home"
  />
);
